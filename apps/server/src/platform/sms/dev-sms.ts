import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { StoredSms } from './sms.ts';

const most = 50;

/** The text messages of the demo, so that a person who tries it can read their codes. DEMO=1 only. */
export function mountDevSms(app: Hono, directory: string): void {
  app.get('/dev/sms', async (context) => {
    const messages = await readMessages(directory);
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="color-scheme" content="light dark" />
            <title>Text messages</title>
          </head>
          <body>
            <h1>Text messages</h1>
            <p>Every text message this demo would have sent, newest first. Nothing left this machine.</p>
            <dl>
              ${messages.map(
                ({ to, text, at }) =>
                  html`<dt>${to}, ${at}</dt>
                    <dd>${text}</dd>`,
              )}
            </dl>
          </body>
        </html>`,
    );
  });
}

/** Newest first. */
async function readMessages(directory: string): Promise<StoredSms[]> {
  const names = (await readdir(directory).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(directory, name), 'utf8')) as StoredSms));
}
