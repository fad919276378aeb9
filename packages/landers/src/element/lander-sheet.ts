import css from './embed.css?inline';
import { forShadowRoot } from './for-shadow-root.ts';

let sheet: CSSStyleSheet | undefined;

/** One stylesheet for all landers of a page. Constructed, so that a strict style-src of the host page allows it. */
export function landerSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(forShadowRoot(css));
  }
  return sheet;
}
