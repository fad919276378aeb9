import css from './embed.css?inline';
import { forShadowRoot } from './for-shadow-root.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Adds the styles to a lander in its present document: a frame or another window accepts no sheet of this one. */
export function dress(shadow: ShadowRoot): void {
  const sheet = landerSheet(shadow.ownerDocument);
  if (sheet && !shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets = [sheet];
}

/**
 * One stylesheet for all landers of a document; none for a document without a window, which shows nothing. Constructed, so that a
 * strict style-src of the host page allows it.
 */
export function landerSheet(page: Document): CSSStyleSheet | undefined {
  const known = sheets.get(page);
  if (known || !page.defaultView) return known;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(forShadowRoot(css));
  sheets.set(page, sheet);
  return sheet;
}
