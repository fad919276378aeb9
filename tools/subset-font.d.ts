declare module 'subset-font' {
  /** The letters of `text` out of a font; an axis that has a value is no axis any more. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
