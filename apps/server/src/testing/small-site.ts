import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestServer, type TestServer, type TestServerOptions } from './harness.ts';

/**
 * A small version of the built web app. Its pages read what every page reads, plus `reads`; they fail at /broken and, like a router, at an
 * unreadable path; one that `hangs` never ends.
 */
const bundle = `
class ApiError extends Error {
  name = 'ApiError';
  constructor(code, retryAfter) {
    super(code);
    Object.assign(this, { code, retryAfter });
  }
}
async function read(fetch, path) {
  const answer = await fetch('http://localhost' + path);
  if (!answer.ok) throw new ApiError((await answer.json()).error.code, Number(answer.headers.get('retry-after')) || undefined);
  return answer.json();
}
export async function render({ url, fetch }) {
  if (url.startsWith('/broken')) throw new Error('this page is broken');
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  decodeURIComponent(pathname);
  if (searchParams.has('hangs')) await new Promise(() => {});
  const reads = Number(searchParams.get('reads') ?? 0);
  const paths = ['/api/settings.php', '/api/user.php', ...Array(reads).fill('/api/interests.php')];
  const [{ settings }] = await Promise.all(paths.map((path) => read(fetch, path)));
  const found = /^\\/(|pricing|login|about|pages\\/faq|landers\\/gallery(\\/\\w+)?|members(\\/\\w+)?|activate)$/.test(pathname);
  return { status: found ? 200 : 404, locale: searchParams.get('language') ?? settings.domain_language,
    title: pathname.startsWith('/members/') ? 'Marta & Co.' : settings.name, description: 'Of the page itself.', niche: 1, home: pathname === '/',
    ...(pathname === '/pages/faq' ? { questions: [{ question: 'Is it <free>?', answer: 'Looking is.' }] } : {}),
    parts: ['src/entry-app.tsx', 'src/routes/chats.$id.tsx', 'src/gone.tsx'], html: searchParams.has('drawn') ? '<main>drawn</main>' : '',
    steady: searchParams.has('steady'), arrival: { keep: {}, cookie: undefined }, state: '{}', words: '{}', late: '<div id="late">late</div>' };
}
export const renderOffline = async ({ name, domainLanguage, own }) => ({
  locale: domainLanguage, title: 'Offline & away', html: '<main>' + name + '</main>', styles: 'main { color: red }', script: 'run("' + own + '")',
});
export const renderBusy = async ({ name, domainLanguage, cookies, why }) => ({
  locale: /locale=(..)/.exec(cookies)?.[1] ?? domainLanguage, title: why, html: '<main>' + name + ': ' + why + '</main>', styles: 'main { color: red }',
});
export const shortcutsOf = async ({ search, domainLanguage }) => ({
  locale: new URLSearchParams(search).get('language') ?? domainLanguage, shortcuts: [{ icon: 'messages', url: '/chats', name: 'Messages' }],
});
export const renderKept = async ({ search, domainLanguage }) => ({
  locale: new URLSearchParams(search).get('language') ?? domainLanguage, late: '', words: '{}', parts: ['src/routes/chats.$id.tsx'], later: ['src/late'],
});
export const wakingScript = ({ script, chunks }) => 'wake(' + JSON.stringify([script, ...chunks]) + ')';
export const landers = async () => ['gallery'];
export const serviceWorkerScript = (options) => (options ? 'keep(' + JSON.stringify(options) + ')' : 'retire()');
`;

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
  'src/entry-app.tsx': { file: 'assets/app.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'src/routes/chats.$id.tsx?tsr-split=component': {
    file: 'assets/chats.js',
    imports: ['_base.js', '_list.js'],
    dynamicImports: ['src/late.ts', 'src/other.ts'],
  },
  'src/late.ts': { file: 'assets/late.js', imports: ['_base.js', '_deep.js'] },
  '_deep.js': { file: 'assets/deep.js' },
  'src/other.ts': { file: 'assets/other.js' },
  '_list.js': { file: 'assets/list.js', imports: ['_base.js'] },
  'src/routes/likes.tsx': { file: 'assets/likes.js' },
  '../../packages/ui/src/foundations/fonts/fraunces-soft-latin.woff2': { file: 'assets/headlines.woff2' },
  'figtree-latin-ext.woff2': { file: 'assets/figtree-latin-ext-1.woff2' },
};

export interface SmallSite {
  /** For WEB_DIST. */
  webDist: string;
  remove: () => Promise<void>;
}

/** A folder like the build of the web app, for tests of the server that need pages but not their appearance. */
export async function makeSmallSite(): Promise<SmallSite> {
  const webDist = await mkdtemp(join(tmpdir(), 'heartline-web-'));
  const client = join(webDist, 'client');
  await Promise.all(
    [join(client, '.vite'), join(client, 'assets'), join(webDist, 'embed'), join(webDist, 'server')].map((folder) =>
      mkdir(folder, { recursive: true }),
    ),
  );
  const files = {
    'client/.vite/manifest.json': JSON.stringify(manifest),
    'client/assets/app.js': 'export {};',
    'client/assets/entry.css': '@font-face { font-display: swap } main { color: blue }',
    'embed/heartline-gallery.js': 'export {};',
    'embed/part-base-12345678.js': 'export {};',
    'embed/manifest.json': JSON.stringify({
      loader: { pinned: 'v1-12345678.js', integrity: 'sha384-x' },
      landers: { gallery: {}, video: {} },
    }),
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/entry-server.js': bundle,
    'server/package.json': '{ "type": "module" }',
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(webDist, name), content)));
  return { webDist, remove: () => rm(webDist, { recursive: true, force: true }) };
}

/** A test server with the pages of a small site. Closing it removes the folder of the site too. */
export async function createSiteServer(options: TestServerOptions = {}): Promise<TestServer> {
  const site = await makeSmallSite();
  const server = await createTestServer({ ...options, config: { webDist: site.webDist, ...options.config } });
  return {
    ...server,
    async close() {
      await server.close();
      await site.remove();
    },
  };
}
