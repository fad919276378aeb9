import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Hono } from 'hono';

import { newSecret } from '../ids.ts';
import type { StoredMail } from '../mail.ts';

const most = 100;

/** The outbox as pages, so that a person who tries the site can open the links in its mails. DEMO=1 only. */
export function mountDevMail(app: Hono, directory: string): void {
  app.get('/dev/mail', async (context) => {
    const nonce = newSecret();
    context.header('cache-control', 'no-store');
    context.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    );
    return context.html(listPage(await readOutbox(directory), nonce));
  });
  app.get('/dev/mail/:file', async (context) => {
    const mail = await readMail(directory, context.req.param('file')).catch(() => undefined);
    if (!mail) return context.text('Not found', 404);
    context.header('cache-control', 'no-store');
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    );
    return context.html(mail.html);
  });
}

type ListedMail = StoredMail & { file: string };

/** Newest first. */
async function readOutbox(directory: string): Promise<ListedMail[]> {
  const files = (await readdir(directory).catch(() => [])).filter(isMailFile).sort().reverse().slice(0, most);
  return Promise.all(files.map(async (file) => ({ ...(await readMail(directory, file)), file })));
}

const isMailFile = (name: string) => /^[0-9A-Za-z-]{10,80}\.json$/.test(name);

async function readMail(directory: string, file: string): Promise<StoredMail> {
  if (!isMailFile(file)) throw new Error('no mail');
  return JSON.parse(await readFile(join(directory, file), 'utf8')) as StoredMail;
}

function listPage(mails: ListedMail[], nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style nonce="${nonce}">${styles}</style></head>
<body><main><h1>Outbox</h1><p>Every mail this demo would have sent, newest first. Nothing left this machine.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(item).join('\n')}
</main></body></html>
`;
}

function item(mail: ListedMail): string {
  const text = escape(mail.text).replaceAll(/https?:\/\/[^\s]+/g, (link) => `<a href="${link}">${link}</a>`);
  return `<article><h2>${escape(mail.subject)}</h2><p class="to">${escape(mail.to)} <time>${escape(mail.at)}</time> <a href="/dev/mail/${mail.file}">as the reader sees it</a></p><p class="text">${text}</p></article>`;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
:root{color-scheme:light dark;--ink:#2b1a2b;--soft:#6b5a68;--paper:#f7f2f3;--card:#fff;--accent:#b5174d}
@media (prefers-color-scheme:dark){:root{--ink:#f3ebf1;--soft:#bfaebb;--paper:#1d141d;--card:#281d28;--accent:#ff8fb3}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:24px 16px}
article{margin:16px 0;padding:16px 20px;border-radius:16px;background:var(--card)}h2{margin:0;font-size:18px}.to{margin:0;color:var(--soft);font-size:14px}
.text{white-space:pre-wrap;overflow-wrap:anywhere}a{color:var(--accent)}`;
