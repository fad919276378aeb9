import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

import type { BenchServer } from '../bench-server.ts';

export type Site = Pick<BenchServer, 'sql' | 'port' | 'pairs'>;

/** The whole search: everybody with a photo. */
export const wholeSearch = '/members?gender=any&country=any&with_photo=true&sort=active';

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A browser in which one of the members is logged in, and its low-level control. It must report no error. */
export async function asMember(
  browser: Browser,
  { port, pairs }: Site,
  options: BrowserContextOptions,
  act: (page: Page, session: CDPSession) => Promise<void>,
  who: 'senderCookie' | 'receiverCookie' = 'senderCookie',
  pair = 0,
): Promise<void> {
  const baseURL = `http://localhost:${port}`;
  const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options });
  try {
    const [name = '', value = ''] = pairs[pair]?.[who].split('=') ?? [];
    await context.addCookies([{ name, value, url: `https://localhost:${port}` }]);
    const page = await context.newPage();
    // What is measured says how long it took; a busy machine is no failure.
    page.setDefaultTimeout(120_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await act(page, await context.newCDPSession(page));
    if (errors.length > 0) throw new Error(errors.join('; '));
  } finally {
    await context.close();
  }
}

/** Removes the rate limits, which are not measured. */
export const forgetLimits = async ({ sql }: Site) => await sql`delete from rate_limits`;

/** Milliseconds of CPU time that the page's main thread has used so far. */
export async function workedBy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}
