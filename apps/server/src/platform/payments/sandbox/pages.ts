import { randomBytes } from 'node:crypto';

import { isPaymentBrand, languages, localeOf, paymentBrands, type PaymentMethod } from '@heartline/api-client/contract';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';

import { readBody } from '../../http/body.ts';
import { setSecurityHeaders } from '../../http/security-headers.ts';
import { readWords } from '../../words.ts';
import type { ProviderParts } from '../provider.ts';
import { createSandbox, sandboxPayPath, type SandboxPayment } from './sandbox.ts';
import { sandboxMessages as messages } from './sandbox.messages.ts';

const words = await readWords((locale) => import(`./i18n/${locale}.json`, { with: { type: 'json' } }));

const decisions = { pay: 'paid', fail: 'failed', cancel: 'cancelled', return: 'disputed' } as const;
const isDecision = (text: string | null): text is keyof typeof decisions =>
  text !== null && Object.hasOwn(decisions, text);

const styles = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 1.5rem; display: grid; place-items: center; min-height: 90vh; background: Canvas; color: CanvasText }
  main { width: 100%; max-width: 26rem }
  .notice { border: 2px dashed currentColor; border-radius: .75rem; padding: .75rem 1rem; font-weight: 600 }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem } dt { opacity: .8 } dd { margin: 0; text-align: end; overflow-wrap: anywhere }
  .amount { font-size: 1.5rem; font-weight: 700 }
  form { display: grid; gap: .75rem; margin-top: 1.5rem }
  button, a.button { font: inherit; min-height: 2.75rem; border-radius: .75rem; border: 2px solid currentColor; background: none; color: inherit; cursor: pointer; display: grid; place-items: center; text-decoration: none }
  .primary { background: light-dark(#1d4ed8, #93b4ff); border-color: transparent; color: light-dark(#fff, #101828); font-weight: 700 }
  :focus-visible { outline: 3px solid light-dark(#1d4ed8, #93b4ff); outline-offset: 3px }`;

/** For methods without a brand. Short, in no language, because the page is a sandbox. */
const commonNames = { creditcard: 'Visa / Mastercard', sct: 'SEPA', sdd: 'SEPA' };
const methodName = (method: PaymentMethod) => (isPaymentBrand(method) ? paymentBrands[method] : commonNames[method]);

/** The sandbox provider's own pay page. Server-rendered, without script, in the member's language; it says that it is a sandbox. */
export function createSandboxPages(parts: ProviderParts, post: typeof fetch = fetch): Hono {
  const sandbox = createSandbox(parts, post);
  const app = new Hono();
  const path = sandboxPayPath(':id');

  app.get(path, async (context) => {
    const payment = await sandbox.find(context.req.param('id') ?? '');
    return payment ? page(context, payment) : context.notFound();
  });

  app.post(path, async (context) => {
    const site = context.req.header('sec-fetch-site');
    const payment = await sandbox.find(context.req.param('id') ?? '');
    if (!payment || (site !== undefined && site !== 'same-origin')) return context.notFound();
    const { bytes } = await readBody(context.req.raw, 1_000);
    const decision = new URLSearchParams(Buffer.from(bytes).toString()).get('decision');
    if (!isDecision(decision)) return page(context, payment);
    const decided = await sandbox.decide(payment.id, decisions[decision]);
    if (decided && decided.state !== payment.state) await sandbox.notify(decided);
    return context.redirect(payment.return_url, 303);
  });

  return app;
}

function page(context: Context, payment: SandboxPayment): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  setSecurityHeaders(context);
  context.header('cache-control', 'no-store');
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(payment.return_url).origin}; base-uri 'none'; frame-ancestors 'none'`,
  );
  const locale = localeOf(payment.language);
  const { say } = words(locale);
  const digits = new Intl.NumberFormat(languages[locale].formats, { style: 'currency', currency: payment.currency });
  const amount = digits.format(payment.amount / 10 ** (digits.resolvedOptions().maximumFractionDigits ?? 2));
  const form = html`<form method="post">
    <button class="primary" name="decision" value="pay">${say(messages.pay)}</button>
    <button name="decision" value="fail">${say(messages.fail)}</button>
    <button name="decision" value="cancel">${say(messages.cancel)}</button>
  </form>`;
  // Even months later.
  const returnable = payment.method === 'sdd' && payment.state === 'paid';
  const over = html`<p role="status">${say(messages.done)}</p>
    ${
      returnable
        ? html`<form method="post"><button name="decision" value="return">${say(messages.giveBack)}</button></form>`
        : ''
    }
    <a class="button" href="${payment.return_url}">${say(messages.back)}</a>`;
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
            <p>${payment.description}</p>
            <dl>
              <dt>${say(messages.amount)}</dt>
              <dd class="amount">${amount}</dd>
              <dt>${say(messages.method)}</dt>
              <dd>${methodName(payment.method)}</dd>
            </dl>
            ${payment.state === 'open' ? form : over}
          </main>
        </body>
      </html>`,
  );
}
