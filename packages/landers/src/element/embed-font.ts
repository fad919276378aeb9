const files = [
  {
    name: 'figtree-latin.woff2',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122',
  },
  { name: 'figtree-latin-ext.woff2', range: 'U+0100-02BA,U+1E00-1E9F,U+2C60-2C7F,U+A720-A7FF' },
];
const family = 'Heartline Figtree';
let added = false;

/**
 * Our font under a name of its own, from the site. Fonts belong to the document, also those of a shadow root. A page that does not
 * allow it shows its system's font instead.
 */
export function addFont(origin: string): void {
  if (added || typeof FontFace === 'undefined') return;
  added = true;
  for (const { name, range } of files) {
    const source = `url("${origin}/embed/${name}") format("woff2")`;
    document.fonts.add(new FontFace(family, source, { weight: '300 900', display: 'swap', unicodeRange: range }));
  }
}
