import { randomInt } from 'node:crypto';

import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

import { stored } from './database.ts';
import { origin } from './site.ts';
import type { Language } from './words.ts';

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

export interface BrowserOptions extends BrowserContextOptions {
  /** Chosen on an earlier visit: the cookie of LOC-02. Without it the site decides. */
  language?: Language;
  /** Country as named by the proxy in front of the site. */
  country?: string;
  /** Problems that this test causes on purpose and the browser then reports. All others fail the test. */
  allowed?: RegExp;
}

export interface Fixtures {
  /** A separate browser: it shares no cookie, storage or network address with another. */
  open: (options?: BrowserOptions) => Promise<Page>;
}

/** Every page is watched: an error in its console, an uncaught one, or a refusal by its content security policy fails the test. */
export const test = base.extend<Fixtures>({
  open: async ({ browser }, provide) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    await provide(async ({ language, country, allowed, extraHTTPHeaders, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        // Playwright presses a moving menu again after scrolling the page under it.
        reducedMotion: 'reduce',
        // Only tests of the offline page need one, and `page.route` does not see its requests.
        serviceWorkers: 'block',
        ...options,
        extraHTTPHeaders: {
          'x-forwarded-for': randomAddress(),
          ...(country ? { 'cf-ipcountry': country } : {}),
          ...extraHTTPHeaders,
        },
      });
      contexts.push(context);
      if (language) await context.addCookies([{ name: 'locale', value: language, url: origin }]);
      await watch(context, (path, problem) => {
        if (!allowed?.test(problem)) problems.push(`${path}: ${problem}`);
      });
      return await context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    await forgetPhotosThatHaveGone(problems);
    expect(problems, `errors that the browsers reported: ${problems.join('; ')}`).toEqual([]);
  },
});

declare global {
  /** Set in pages of `open`. */
  var awake: Promise<unknown> | undefined;
}

/** Resolves once the application has hydrated the server's page: keys, and events about the page, work from then on. */
export const untilAwake = (page: Page): Promise<void> => page.evaluate(async () => void (await globalThis.awake));

/** Reports problems in the pages of this browser, with the path. */
async function watch(context: BrowserContext, tell: (path: string, problem: string) => void): Promise<void> {
  await context.addInitScript(() => {
    globalThis.awake = new Promise((resolve) => document.addEventListener('heartline:awake', resolve, { once: true }));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('page', (page) => {
    const note = (problem: string) => tell(new URL(page.url()).pathname, problem);
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => note(`uncaught ${error.name}: ${error.message} ${error.stack ?? ''}`));
  });
}

/**
 * A member of another test left or deleted a photo between the list and the picture: the browser reports its 404, and the page shows them
 * without it. A photo that its viewer may still see remains a problem.
 */
async function forgetPhotosThatHaveGone(problems: string[]): Promise<void> {
  const missing = problems.flatMap((problem) => /status of 404 .*\/media\/([^?]+)\?/.exec(problem)?.[1] ?? []);
  if (missing.length === 0) return;
  const kept = await stored(
    (sql) => sql<{ file: string }[]>`
      select file from unnest(${missing}::text[]) as given (file) where
        exists (select from chat_photos c where file in (c.file_full, c.file_thumb, c.file_blur))
        or exists (select from photos p join members m on m.id = p.member_id
          where file in (p.file_full, p.file_match, p.file_thumb, p.file_blur) and p.state = 'active'
            and m.status = 'active' and m.confirmed_at is not null)`,
  );
  const gone = missing.filter((name) => !kept.some(({ file }) => file === name));
  const others = problems.filter((problem) => !gone.some((name) => problem.includes(`/media/${name}?`)));
  problems.splice(0, problems.length, ...others);
}

/** Limits count by address, so each browser gets another one. */
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
