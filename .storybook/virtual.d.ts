declare module 'virtual:element-notes' {
  const notes: Record<string, import('../packages/ui/src/testing/element-notes.ts').ElementNotes>;
  export default notes;
}
declare module 'virtual:news' {
  const news: import('../tools/elements/read-news.ts').News;
  export default news;
}
