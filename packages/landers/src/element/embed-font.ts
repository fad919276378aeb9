const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122';
const files = [
  { family: 'Heartline Figtree', name: 'figtree-latin.woff2', range: latin },
  {
    family: 'Heartline Figtree',
    name: 'figtree-latin-ext.woff2',
    range: 'U+0100-02BA,U+1E00-1E9F,U+2C60-2C7F,U+A720-A7FF',
  },
  { family: 'Heartline Fraunces', name: 'fraunces-soft-latin.woff2', range: latin },
  { family: 'Heartline Fraunces', name: 'fraunces-soft-latin-ext.woff2', range: 'U+0100-017F,U+0218-021B,U+1E9E' },
];
const loading = new WeakMap<Document, Promise<unknown>>();

/**
 * Adds our fonts from the site, under names of their own. Fonts belong to the document, also those of a shadow root. A page whose
 * policy blocks them shows its system's fonts instead.
 *
 * @returns settled once the fonts that a lander begins with are loaded or have failed
 */
export function addFonts(origin: string, page: Document): Promise<unknown> {
  const before = loading.get(page);
  if (before) return before;
  // One page may contain two scripts of ours.
  const known = [...page.fonts].some(({ family }) => family.includes('Heartline'));
  const Face = known ? undefined : page.defaultView?.FontFace;
  const coming = Promise.allSettled(
    Face
      ? files.map(async ({ family, name, range }) => {
          const source = `url("${origin}/embed/${name}") format("woff2")`;
          const face = new Face(family, source, { weight: '300 900', display: 'swap', unicodeRange: range });
          page.fonts.add(face);
          if (range === latin) await face.load();
        })
      : [],
  );
  loading.set(page, coming);
  return coming;
}
