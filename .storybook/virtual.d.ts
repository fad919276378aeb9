declare module 'virtual:element-notes' {
  const notes: Record<string, import('../packages/ui/src/testing/element-notes.ts').ElementNotes>;
  export default notes;
}
declare module 'virtual:news' {
  const news: import('../tools/elements/read-news.ts').News;
  export default news;
}
declare module 'virtual:pictures' {
  const pictures: { stored: string[]; different: string[] };
  export default pictures;
}
declare module 'virtual:uses' {
  const uses: import('../tools/elements/read-uses.ts').Uses;
  export default uses;
}
