import type { Page } from '@playwright/test';

/** Delays the application of a page. @returns a function that releases it */
export async function holdApplication(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
