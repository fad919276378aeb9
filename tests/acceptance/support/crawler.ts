import { randomInt } from 'node:crypto';
import { get } from 'node:http';

import { port } from './site.ts';

/** The answer for a client without cookies and scripts that follows no redirect. */
export interface Crawled {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** Requests an address of any of our sites from our server: their names resolve to it, as in a browser of these tests. */
export function createCrawler(): (address: string) => Promise<Crawled> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return (address) => {
    const { host, pathname, search } = new URL(address);
    const headers = { host, 'x-forwarded-for': from };
    return new Promise((resolve, reject) => {
      const request = get({ host: 'localhost', port, path: pathname + search, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      request.on('error', reject);
    });
  };
}

/** A page of a sitemap in one language, with the addresses of all its languages. */
export interface Listed {
  address: string;
  languages: Readonly<Record<string, string>>;
}

const languagesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = '', address = '']) => [
      language,
      address,
    ]),
  );

/** The entries of a sitemap. */
export const listedIn = (xml: string): Listed[] =>
  [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '',
    languages: languagesIn(entry),
  }));

/** The tags in the head of a page. */
export function headIn(html: string) {
  const [head = ''] = /<head>[^]*<\/head>/.exec(html) ?? [];
  const find = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    head,
    language: /<html lang="([^"]+)"/.exec(html)?.[1],
    title: find(/<title>([^<]+)<\/title>/),
    description: find(/<meta name="description" content="([^"]+)">/),
    canonical: find(/<link rel="canonical" href="([^"]+)">/),
    languages: languagesIn(head),
    picture: find(/<meta property="og:image" content="([^"]+)">/),
  };
}
