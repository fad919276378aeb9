import { mailLook } from '../platform/mail/mail-colours.ts';
import { manifestPath } from './manifest.ts';

export interface PageAssets {
  script: string;
  styles: string[];
  /** The content of `styles`, for a page that is painted without further requests. */
  inlineStyles: string;
  /** The same without font swapping. */
  steadyStyles: string;
  /** The font of headlines: the home page begins with one, and is visible before its styles have requested it. */
  headlineFont: string | undefined;
  /** All fonts that a language needs. */
  fontsFor: (locale: string) => string[];
  /** Chunks of these source files and of what they import. */
  chunksOf: (sources: readonly string[]) => string[];
  /** Lazy chunks of these whose source path begins with one of `beginnings`; and the fonts. */
  laterOf: (sources: readonly string[], beginnings: readonly string[]) => string[];
}

export interface PageContent {
  locale: string;
  title: string;
  /** Already escaped; instead of `title`. */
  titleHtml?: string;
  /** Tags of the head for search engines and link previews. */
  head: string;
  niche: number;
  home: boolean;
  /** Source files that the page needs at once. */
  parts: readonly string[];
  html: string;
  /** Public id of a member whose data the device must delete: their session here was ended from elsewhere. */
  forget: string | undefined;
  /** Markup beside an empty page: the message shown if its scripts do not load. */
  late: string;
  state: string;
  /** Its fonts load with the first paint, or not before the next page: no text moves because of them. */
  steady: boolean;
  /** Values from the address that the page stores at once. */
  arrival: { keep: Readonly<Record<string, string>>; cookie: string | undefined };
  /** Words of the error page, as JSON. */
  words: string;
}

/** A fallback page shown instead of another. */
export interface StandInContent {
  locale: string;
  title: string;
  niche: number;
  html: string;
  styles: string;
  script?: string;
}

const basics = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">`;
const { light, dark } = mailLook(1);
/** Head tags of every page, the same for every niche. */
const looks = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.canvas}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.canvas}">`;

/** Makes the script that starts the application on a page rendered here. */
export type WakingScript = (options: { script: string; chunks: readonly string[] } & PageContent['arrival']) => string;

/** The HTML around a page. Everything but `html`, which React has escaped, is escaped here. */
export function documentOf(
  page: PageContent,
  assets: PageAssets,
  { nonce, wakingScript }: { nonce: string; wakingScript: WakingScript },
): string {
  const chunks = assets.chunksOf(page.parts);
  const rendered = page.html !== '';
  const steady = rendered && page.steady;
  return `<!doctype html>
<html lang="${escape(page.locale)}" data-site-theme="${page.niche}"${page.home ? ' data-page="home"' : ''}${page.forget === undefined ? '' : ` data-forget="${escape(page.forget)}"`}>
<head>
${basics}
<title>${page.titleHtml ?? escape(page.title)}</title>
${page.head}
${looks}
<link rel="manifest" href="${manifestPath(escape(page.locale))}">
<link rel="apple-touch-icon" href="/icons/apple-touch.png">
${fontsOf(page, assets)
  .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>\n`)
  .join(
    '',
  )}${rendered ? `<style>${steady ? assets.steadyStyles : assets.inlineStyles}</style>` : assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}${rendered ? '' : `\n${loadAtOnce(assets, chunks, nonce)}`}
</head>
<body>
<div id="app">${page.html}</div>
${rendered ? '' : `${page.late}\n`}<script type="application/json" id="state" nonce="${nonce}">${asData(page.state)}</script>
<script type="application/json" id="words" nonce="${nonce}">${asData(page.words)}</script>${rendered ? `\n<script nonce="${nonce}">${wakingScript({ script: assets.script, chunks, ...page.arrival })}</script>` : ''}
</body>
</html>`;
}

/** Fonts requested before the styles name them. */
function fontsOf({ home, html, steady, locale }: PageContent, assets: PageAssets): string[] {
  if (steady && html !== '') return assets.fontsFor(locale);
  return home && assets.headlineFont ? [assets.headlineFont] : [];
}

/** A page rendered by the browser needs its whole application before anything is visible. */
const loadAtOnce = ({ script }: PageAssets, chunks: readonly string[], nonce: string): string =>
  [
    ...chunks.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
    `<script type="module" src="${script}" nonce="${nonce}"></script>`,
  ].join('\n');

/** JSON that cannot end its script element. */
export const asData = (json: string): string => json.replaceAll('<', '\\u003c');
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The offline page of the conversations. A browser caches it together with every file that it names. */
export interface KeptContent {
  locale: string;
  title: string;
  niche: number;
  /** Markup for the case that its scripts do not load. */
  late: string;
  words: string;
  parts: readonly string[];
  later: readonly string[];
}

/** Contains nothing of a member: its script reads what this device has stored. */
export function keptDocumentOf(
  { locale, title, niche, late, words, parts, later }: KeptContent,
  assets: PageAssets,
): string {
  return `<!doctype html>
<html lang="${escape(locale)}" data-site-theme="${niche}" data-page="kept">
<head>
${basics}
<title>${escape(title)}</title>
${looks}
<meta name="robots" content="noindex">
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets
  .chunksOf(parts)
  .map((href) => `<link rel="modulepreload" href="${href}">`)
  .join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body>
<div id="app"></div>
${late}
<script type="application/json" id="words">${asData(words)}</script>
<script type="application/json" id="later">${asData(JSON.stringify(assets.laterOf(parts, later)))}</script>
</body>
</html>`;
}

/** Needs no further file: styles and script are inline, byte for byte as hashed. */
export function standInDocumentOf({ locale, title, niche, html, styles, script }: StandInContent): string {
  return `<!doctype html>
<html lang="${escape(locale)}" data-site-theme="${niche}">
<head>
${basics}
<title>${escape(title)}</title>
${looks}
<meta name="robots" content="noindex">
<style>${styles}</style>
</head>
<body>
${html}
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>`;
}
