import type { Browser, Page } from 'playwright';

import { launchBrowser, serveFolder } from '../../tools/lib/open-folder.ts';
import { sized } from '../short.ts';
import type { BuiltPage } from './build-page.ts';

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs code on a page and returns its main thread milliseconds: CPU time, without waiting for other processes on a busy machine. */
export async function costOf<T>(page: Page, code: string): Promise<{ work: number; result: T }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  const result = (await page.evaluate(code)) as T;
  return { work: (await worked()) - before, result };
}

/** Opens a built page in a new tab, runs an action and closes it. */
export async function onPage<T>(browser: Browser, { path }: BuiltPage, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await serveFolder(context, 'http://bench.test', path);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('http://bench.test/', { waitUntil: 'load' });
    if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
    return await act(page);
  } finally {
    await context.close();
  }
}

/**
 * Measures all pages alternately, round after round, each time on a new page, in a rotating order: disturbances of the machine affect all
 * of them. The first round warms up and does not count; a short round needs none.
 */
export async function inRounds<T>(
  pages: Record<string, BuiltPage>,
  rounds: number,
  measure: (page: Page) => Promise<T>,
  { frames = 'fast' }: { frames?: 'fast' | 'display' } = {},
): Promise<Record<string, T[]>> {
  // Frames without a limit: waiting for the next one is no work. Animations would be drawn more often than anybody sees.
  const browser = await launchBrowser(frames === 'fast' ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : []);
  const names = Object.keys(pages);
  const found = Object.fromEntries(names.map((name) => [name, [] as T[]]));
  try {
    for (let round = sized(0, 1); round <= rounds; round += 1)
      for (const name of names.map((_, index) => names[(index + round) % names.length]!)) {
        const value = await onPage(browser, pages[name]!, measure);
        if (round > 0) found[name]!.push(value);
      }
  } finally {
    await browser.close();
  }
  return found;
}
