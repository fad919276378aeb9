import type { Page } from '@playwright/test';

/** Makes the browser report that the site runs as an installed app. */
export async function runInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes('display-mode: standalone') ? 'all' : query);
  });
}
