import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';

import type { EmbedManifest } from '../../../packages/landers/build/embed-files.ts';
import { documentOf, type Host } from '../../hosts/host.ts';
import { plain } from '../../hosts/plain.ts';
import { wordpress } from '../../hosts/wordpress.ts';
import {
  elementOf,
  frameOf,
  placeOf,
  placeOfFrame,
  scriptOf,
  type EmbedChoice,
} from '../../../packages/landers/src/embedding/tags.ts';
import { webDist } from '../../../tools/lib/build-web.ts';
import { origin } from './site.ts';

/** Partners' pages by the first segment of their paths; an app with React is built first. */
export const hosts = ['plain', 'wordpress', 'react'] as const;
export type HostName = (typeof hosts)[number];
const written: Record<string, Host> = { plain, wordpress };

export const manifest = () =>
  JSON.parse(
    readFileSync(`${process.env['ACCEPTANCE_WEB_DIST'] ?? webDist}/embed/manifest.json`, 'utf8'),
  ) as EmbedManifest;

/** All files that a page loads for a lander in one language. */
export const filesOf = (lander: string, language: string): string[] => {
  const { code = [], words = {} } = manifest().landers[lander] ?? {};
  return [...code, ...(words[language] ?? [])];
};

/** The code that a partner copies, for a lander of this build. */
export const choiceOf = (lander: string, language: string, attributes: EmbedChoice['attributes'] = {}): EmbedChoice => {
  const room = manifest().landers[lander]?.rooms[language];
  if (!room) throw new Error(`there is no lander ${lander} in ${language}`);
  return { site: origin, lander, room, attributes };
};

/** Exactly the sources that docs/embedding.md asks for. */
const policy = (scripts: string) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `script-src ${scripts}`,
    `img-src 'self' ${origin}`,
    `frame-src ${origin}`,
    // Films in the package are served by the app.
    `media-src ${scripts === "'self'" ? scripts : origin}`,
    ...['connect-src', 'font-src', 'form-action'].map((what) => `${what} ${origin}`),
  ].join('; ');

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves them: /plain/gallery and /wordpress/gallery with attributes of the element as the query, /react/gallery with the same.
 * `pinned` uses the loader of this build with its integrity, `nonce` trusts that one script and those it loads, `frame` shows the lander in
 * a frame.
 *
 * @param app folder of the built app
 */
export async function serveHosts(port: number, app: () => string | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.test');
    const [, host = '', file = ''] = pathname.split('/');
    if (host === 'react') answerApp(response, app() ?? '', pathname.slice('/react'.length));
    else if (pathname === '/icon.svg') answer(response, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (written[host]) answerHost(response, written[host], file, searchParams);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}

function answerHost(response: ServerResponse, host: Host, file: string, query: URLSearchParams): void {
  const language = query.get('lang') ?? 'en';
  const names = ['locale', 'theme', 'network', 'tracking-ref', 'sub1'];
  const attributes = Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined]));
  const choice = choiceOf(file.replace(/\.css$/, ''), language, attributes);
  if (file.endsWith('.css')) {
    answer(response, 'text/css', `${host.styles}\n${placeOf(choice)}\n${placeOfFrame(choice)}`);
    return;
  }
  const pinned = query.has('pinned') ? manifest().loader : undefined;
  const frame = query.has('frame');
  const styles = `<link rel="stylesheet" href="${choice.lander}.css?lang=${language}">`;
  const nonce = query.has('nonce');
  const script = nonce ? scriptOf(choice).replace(' async', ' async nonce="p"') : scriptOf(choice, pinned);
  const head = frame ? styles : `${styles}\n${script}`;
  const lander = frame ? frameOf(choice, 'Somebody to write to') : elementOf(choice);
  const page = documentOf(host, { language, head, lander });
  answer(response, 'text/html', page, nonce ? "'nonce-p' 'strict-dynamic'" : origin);
}

function answerApp(response: ServerResponse, folder: string, path: string): void {
  const file = `${folder}${path}`;
  // Like a router: paths without a file get the app.
  const found = extname(path) && existsSync(file) ? file : `${folder}/index.html`;
  const type = types[extname(found)] ?? 'application/octet-stream';
  answer(response, type, readFileSync(found), "'self'");
}

function answer(response: ServerResponse, type: string, content: string | Buffer, scripts = "'none'"): void {
  response.setHeader('content-type', type);
  response.setHeader('content-security-policy', policy(scripts));
  response.end(content);
}
