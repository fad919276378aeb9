export interface PageAssets {
  script: string;
  styles: string[];
  /** Chunks the page needs at once. */
  preloads: { home: string[]; app: string[] };
}

export interface PageContent {
  locale: string;
  title: string;
  /** Already escaped; instead of `title`. */
  titleHtml?: string;
  description: string;
  niche: number;
  home: boolean;
  html: string;
  state: string;
}

/** The HTML around a page. Everything but `html`, which React has escaped, is escaped here. */
export function documentOf(page: PageContent, assets: PageAssets, nonce: string): string {
  return `<!doctype html>
<html lang="${escape(page.locale)}" data-site-theme="${page.niche}"${page.home ? ' data-page="home"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${page.titleHtml ?? escape(page.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="description" content="${escape(page.description)}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfaf8">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#181019">
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.preloads[page.home ? 'home' : 'app'].map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join('\n')}
<script type="module" src="${assets.script}" nonce="${nonce}"></script>
</head>
<body>
<div id="app">${page.html}</div>
<script type="application/json" id="state" nonce="${nonce}">${page.state.replaceAll('<', '\\u003c')}</script>
</body>
</html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
