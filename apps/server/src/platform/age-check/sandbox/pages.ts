import { randomBytes } from 'node:crypto';

import { localeOf } from '@heartline/api-client/contract';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';

import type { Clock } from '../../clock.ts';
import { readBody } from '../../http/body.ts';
import { setSecurityHeaders } from '../../http/security-headers.ts';
import { readWords } from '../../words.ts';
import { signAnswer } from '../signed-answer.ts';
import { sandboxCheckOf, sandboxCheckPath, type SandboxCheck } from './sandbox-check.ts';
import { sandboxAgeMessages as messages } from './sandbox-age.messages.ts';

const words = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

const styles = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 1.5rem; display: grid; place-items: center; min-height: 90vh; background: Canvas; color: CanvasText }
  main { width: 100%; max-width: 26rem }
  .notice { border: 2px dashed currentColor; border-radius: .75rem; padding: .75rem 1rem; font-weight: 600 }
  form { display: grid; gap: .75rem; margin-top: 1.5rem }
  button { font: inherit; min-height: 2.75rem; border-radius: .75rem; border: 2px solid currentColor; background: none; color: inherit; cursor: pointer }
  .primary { background: light-dark(#1d4ed8, #93b4ff); border-color: transparent; color: light-dark(#fff, #101828); font-weight: 700 }
  :focus-visible { outline: 3px solid light-dark(#1d4ed8, #93b4ff); outline-offset: 3px }`;

/** The sandbox's own page. Server-rendered, without script, in the member's language; it says that it is a sandbox. */
export function createSandboxPages(clock: Clock, secret: string): Hono {
  const app = new Hono();
  const checkOf = (context: Context) => sandboxCheckOf(secret, new URL(context.req.url).searchParams);

  app.get(sandboxCheckPath, (context) => {
    const check = checkOf(context);
    return check ? page(context, check) : context.notFound();
  });

  app.post(sandboxCheckPath, async (context) => {
    const check = checkOf(context);
    const site = context.req.header('sec-fetch-site');
    if (!check || (site !== undefined && site !== 'same-origin')) return context.notFound();
    const { bytes } = await readBody(context.req.raw, 1_000);
    const decision = new URLSearchParams(Buffer.from(bytes).toString()).get('adult');
    if (decision !== 'yes' && decision !== 'no') return page(context, check);
    const answer = signAnswer(secret, { reference: check.reference, passed: decision === 'yes' }, clock.now());
    return context.redirect(`${check.returnUrl}?${new URLSearchParams(answer)}`, 303);
  });

  return app;
}

function page(context: Context, { language, returnUrl }: SandboxCheck): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  setSecurityHeaders(context);
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
  );
  const locale = localeOf(language);
  const { say } = words(locale);
  return context.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${say(messages.title)}</title>
          <style nonce="${nonce}">
            ${raw(styles)}
          </style>
        </head>
        <body>
          <main>
            <h1>${say(messages.title)}</h1>
            <p class="notice">${say(messages.notice)}</p>
            <form method="post">
              <button class="primary" name="adult" value="yes">${say(messages.yes)}</button>
              <button name="adult" value="no">${say(messages.no)}</button>
            </form>
          </main>
        </body>
      </html>`,
  );
}
