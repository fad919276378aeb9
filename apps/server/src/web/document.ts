import { mailLook } from '../platform/mail/mail-colours.ts';
import { manifestPath } from './manifest.ts';

export interface PageAssets {
  script: string;
  styles: string[];
  /** What is in `styles`, for a page that is painted before it has asked for anything. */
  inlineStyles: string;
  /** The same for a page in which no face takes the place of another. */
  steadyStyles: string;
  /** The face of headlines: the home page begins with one, and is seen before its styles have asked for it. */
  headlineFont: string | undefined;
  /** All faces that a language needs. */
  fontsFor: (locale: string) => string[];
  /** Chunks of these source files and of what they import. */
  chunksOf: (sources: readonly string[]) => string[];
  /** Of what these load when it is first used, the files whose source begins so; and the faces. */
  laterOf: (sources: readonly string[], beginnings: readonly string[]) => string[];
}

export interface PageContent {
  locale: string;
  title: string;
  /** Already escaped; instead of `title`. */
  titleHtml?: string;
  /** Tags of the head by which it is found and shared. */
  head: string;
  niche: number;
  home: boolean;
  /** Source files of what the page needs at once. */
  parts: readonly string[];
  html: string;
  /** Public id of a member of whom the device has to forget what it keeps: their session here was ended from elsewhere. */
  forget: string | undefined;
  /** Markup beside an empty page: what is said where its scripts do not arrive. */
  late: string;
  state: string;
  /** Its faces come with its first paint, or not before the next page: nothing moves for them. */
  steady: boolean;
  /** What the address brings and the page keeps at once. */
  arrival: { keep: Readonly<Record<string, string>>; cookie: string | undefined };
  /** Words of the error page, as JSON. */
  words: string;
}

/** A page that stands in for another. */
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
/** The ground of every page, which no niche changes. */
const looks = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.canvas}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.canvas}">`;

/** Makes the script that brings the application of a page that was rendered here. */
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

/** Faces that are asked for before the styles name them. */
function fontsOf({ home, html, steady, locale }: PageContent, assets: PageAssets): string[] {
  if (steady && html !== '') return assets.fontsFor(locale);
  return home && assets.headlineFont ? [assets.headlineFont] : [];
}

/** A page that the browser renders needs its whole application before anything can be seen. */
const loadAtOnce = ({ script }: PageAssets, chunks: readonly string[], nonce: string): string =>
  [
    ...chunks.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
    `<script type="module" src="${script}" nonce="${nonce}"></script>`,
  ].join('\n');

/** JSON that cannot end its script. */
export const asData = (json: string): string => json.replaceAll('<', '\\u003c');
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The conversations' own page for the time without network. A browser keeps it together with every file that it names. */
export interface KeptContent {
  locale: string;
  title: string;
  niche: number;
  /** Markup that says that its scripts have not arrived. */
  late: string;
  words: string;
  parts: readonly string[];
  later: readonly string[];
}

/** Without anything of a member: its script finds what this device has kept. */
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

/** Needs no further file: styles and script stand in it, each exactly as its hash was made. */
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
