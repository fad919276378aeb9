import { expect, test as base, type Page } from '@playwright/test';

import { launch } from './support/preview.ts';
import { pages, port } from './support/stories.ts';

interface Manager {
  page: Page;
  /** What went wrong since it was last looked at: errors that nobody caught, and those written to the console. */
  faults: string[];
}

/** Storybook as its readers have it: the sidebar, and in its frame a page. */
const test = base.extend<object, { manager: Manager }>({
  manager: [
    async ({ playwright }, provide) => {
      const browser = await launch(playwright.chromium);
      const page = await browser.newPage({
        baseURL: `http://127.0.0.1:${port}`,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text().slice(0, 400)}`);
      });
      // The states on a page are frames of their own; each is mounted by `stories.spec.ts`.
      await page.route(/iframe\.html\?.*&picture=/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto('/');
      await page.waitForSelector(`${sidebar} a`);
      await page.evaluate(listen);
      await provide({ page, faults });
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const sidebar = '#storybook-explorer-tree';

for (const { id, title } of pages)
  test(`Storybook opens ${title}`, async ({ manager: { page, faults } }) => {
    faults.length = 0;
    await open(page, id);
    expect(faults).toEqual([]);
    // What Storybook itself puts where it found no props.
    await expect(page.frameLocator('iframe').getByText('This story has no controls')).toHaveCount(0);
  });

/** Runs in the page: remembers which pages the frame has shown. */
function listen(): void {
  window.shown = new Set();
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__ as unknown as {
    on: (name: string, listener: (id: string) => void) => void;
  };
  channel.on('docsRendered', (id) => window.shown.add(id));
}

/** Opens the folders around a page in the sidebar, one in the other, then the page, and waits until it is shown. */
async function open(page: Page, id: string): Promise<void> {
  for (const inside of [id.replace(/--.*/, ''), id]) {
    const folder = page.locator(`${sidebar} button[aria-expanded=false][aria-controls~="${inside}"]`);
    if ((await folder.count()) > 0) await folder.click();
  }
  await page.locator(`${sidebar} a[id="${id}"]`).click();
  await page.waitForFunction((wanted) => window.shown.has(wanted), id);
}

declare global {
  /** Of the manager's page. */
  var shown: Set<string>;
}
