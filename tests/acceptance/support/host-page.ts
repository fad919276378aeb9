import { randomInt } from 'node:crypto';

import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import { hostsOrigin, origin } from './site.ts';
import type { HostName } from './hosts.ts';

/** What a partner's page has observed of a lander. */
interface Seen {
  /** Names of events, in order. */
  events: string[];
  /** Layout shift of the page without user input, as in Cumulative Layout Shift. */
  shift: number;
  /** Global names that a page without scripts does not have. */
  names: string[];
}

export interface HostPage {
  page: Page;
  /** Console errors, uncaught ones, and refusals by its policy. */
  problems: string[];
  /** Shows a lander. */
  show: (host: HostName, lander: string, query?: Record<string, string>) => Promise<void>;
  seen: () => Promise<Seen>;
  /** Waits until the lander is shown and nothing more loads. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A partner's page in a separate browser. Its reads have a network address of their own unless it is `strict`: there the browser makes its
 * own preflight requests.
 */
export async function openHost(
  browser: Browser,
  { strict = false, ...options }: BrowserContextOptions & { strict?: boolean } = {},
): Promise<HostPage> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const problems: string[] = [];
  await context.addInitScript(watch);
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  if (!strict)
    await context.route(`${origin}/api/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
    );
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: () => Seen }).seen());
  return {
    page,
    problems,
    seen,
    async show(host, lander, query = {}) {
      await page.goto(`${hostsOrigin}/${host}/${lander}?${new URLSearchParams(query)}`);
    },
    async settled() {
      await expect.poll(async () => (await seen()).events).toContain('heartline:ready');
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => await document.fonts.ready);
    },
    close: () => context.close(),
  };
}

/** Runs in the page before any of its scripts. */
function watch(): void {
  const events: string[] = [];
  let shift = 0;
  for (const name of ['heartline:ready', 'heartline:signup']) addEventListener(name, () => events.push(name));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`content security policy: ${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const names = () => Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name) && name !== 'seen');
  Object.assign(globalThis, { seen: () => ({ events, shift, names: names() }) });
}
