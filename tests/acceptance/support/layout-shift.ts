import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: { value: number; what: string[] }[];
  }
}

/** Records layout shifts without user input from the first paint on, in every page opened afterwards. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          window.layoutShifts.push({
            value: entry.value,
            what: entry.sources.map(({ node }) =>
              node instanceof Element ? (node.outerHTML.split('>')[0] ?? '') : (node?.textContent ?? 'gone'),
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far, and the elements that moved. */
export async function layoutShift(page: Page): Promise<{ total: number; what: string[] }> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.flatMap(({ what }) => what) };
}
