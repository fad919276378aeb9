import type { Page } from '@playwright/test';

/** Holds the application of a page back. @returns what lets it go */
export async function holdApplication(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
