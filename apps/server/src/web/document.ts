export interface PageAssets {
  script: string;
  styles: string[];
  /** The face of headlines: the home page begins with one, and is seen before its styles have asked for it. */
  headlineFont: string | undefined;
  /** Chunks of these source files and of what they import. */
  chunksOf: (sources: readonly string[]) => string[];
}

export interface PageContent {
  locale: string;
  title: string;
  /** Already escaped; instead of `title`. */
  titleHtml?: string;
  description: string;
  niche: number;
  home: boolean;
  /** Source files of what the page needs at once. */
  parts: readonly string[];
  html: string;
  state: string;
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
const looks = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfaf8">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#181210">`;

/** The HTML around a page. Everything but `html`, which React has escaped, is escaped here. */
export function documentOf(page: PageContent, assets: PageAssets, nonce: string): string {
  return `<!doctype html>
<html lang="${escape(page.locale)}" data-site-theme="${page.niche}"${page.home ? ' data-page="home"' : ''}>
<head>
${basics}
<title>${page.titleHtml ?? escape(page.title)}</title>
<meta name="description" content="${escape(page.description)}">
${looks}
${page.home && assets.headlineFont ? `<link rel="preload" as="font" type="font/woff2" href="${assets.headlineFont}" crossorigin>\n` : ''}${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets
  .chunksOf(page.parts)
  .map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`)
  .join('\n')}
<script type="module" src="${assets.script}" nonce="${nonce}"></script>
</head>
<body>
<div id="app">${page.html}</div>
<script type="application/json" id="state" nonce="${nonce}">${asData(page.state)}</script>
<script type="application/json" id="words" nonce="${nonce}">${asData(page.words)}</script>
</body>
</html>`;
}

/** JSON that cannot end its script. */
const asData = (json: string): string => json.replaceAll('<', '\\u003c');
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

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
