import { expect, test as base, type Page } from '@playwright/test';

import { launch } from './support/preview.ts';
import { pages, port, type Story } from './support/stories.ts';

interface Manager {
  page: Page;
  /** Faults since the last check: uncaught errors, and those written to the console. */
  faults: string[];
}

/** Storybook as its readers see it: the sidebar, and a page in its frame. */
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
      // The states on a page are frames of their own; `stories.spec.ts` mounts each.
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

/** Pages of a group are made by the same code from the same data: one of each is opened, all with ALL_PAGES=1 and before a release. */
const group = ({ title }: Story) => title.split('/').slice(0, 2).join('/');
const opened = process.env['ALL_PAGES']
  ? pages
  : [...new Map(pages.toReversed().map((page) => [group(page), page])).values()];

for (const { id, title } of opened)
  test(`Storybook opens ${title}`, async ({ manager: { page, faults } }) => {
    faults.length = 0;
    await open(page, id);
    expect(faults).toEqual([]);
    // Storybook's own message where it found no props.
    await expect(page.frameLocator('iframe').getByText('This story has no controls')).toHaveCount(0);
  });

test('the first answer contains the first page, before any script of Storybook', async ({ playwright }) => {
  const browser = await launch(playwright.chromium);
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Heartline', level: 1 })).toBeVisible();
  await expect(page.getByText('Every element and every screen of the site')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact sheet' })).toHaveAttribute(
    'href',
    './?path=/docs/contact-sheet--docs',
  );
  await browser.close();
});

test('the picture of a state is the stored one, and becomes interactive when pressed', async ({
  manager: { page },
}) => {
  await open(page, 'ui-controls-button--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const stored = docs.getByRole('button', { name: 'Primary: make it live' });
  expect(
    await stored.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(420);
  await stored.click();
  await expect(docs.getByTitle('Primary', { exact: true })).toHaveAttribute('src', /id=ui-controls-button--primary/);
  await expect(docs.getByRole('heading', { name: 'Used on these screens' })).toBeVisible();
  await expect(docs.getByRole('link', { name: 'Likes / Likes', exact: true })).toBeVisible();
});

test('the measurements of an element include its drawings', async ({ manager: { page, faults } }) => {
  faults.length = 0;
  await open(page, 'ui-shell-layout--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  // Measured on hover. Storybook renders the page twice at the start, so the pointer waits for the second rendering.
  await docs.getByRole('heading', { name: 'Parts and measures' }).hover();
  await expect(docs.getByRole('row', { name: /heart-mark/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the contact sheet has every screen in three widths and two themes, and marks the stored ones', async ({
  manager: { page },
}) => {
  await open(page, 'contact-sheet--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('searchbox', { name: 'Screen' }).fill('swipe game');
  await expect(docs.getByRole('columnheader')).toHaveText([
    'State',
    ...['light', 'dark'].flatMap((theme) => ['360', '768', '1200'].map((width) => `${width} ${theme}`)),
  ]);
  const cards = docs.getByRole('row', { name: /^Cards / });
  const states = ['Stored', 'Not stored', 'Stored', 'Not stored', 'Not stored', 'Stored'];
  await expect(cards.getByRole('cell')).toHaveText(states);
  await docs.getByRole('button', { name: 'Draw what is not stored' }).click();
  await expect(docs.getByTitle('Cards, 768 dark', { exact: true }).last()).toBeVisible();
});

test('[LIB-01b] the toolbar switches width, language and theme, and the story follows', async ({
  manager: { page },
}) => {
  await page.goto('/?path=/story/screens-session-login--empty');
  const frame = page.locator('#storybook-preview-iframe');
  const story = page.frameLocator('#storybook-preview-iframe').locator('html');
  await expect(story).toHaveAttribute('lang', 'en');
  const choose = async (tool: RegExp, item: string) => {
    await page.getByRole('button', { name: tool }).click();
    await page.getByRole('option', { name: item }).click();
  };
  await choose(/^Language of the words/, 'Suomi');
  await expect(story).toHaveAttribute('lang', 'fi');
  await choose(/^Light or dark/, 'Dark');
  await expect(story).toHaveAttribute('data-theme', 'dark');
  await choose(/[Vv]iewport/, 'Phone 360');
  await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(360);
});

/** Runs in the page: records which pages the frame has shown. */
function listen(): void {
  window.shown = new Set();
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__ as unknown as {
    on: (name: string, listener: (id: string) => void) => void;
  };
  channel.on('docsRendered', (id) => window.shown.add(id));
}

/** Opens the folders around a page in the sidebar, outermost first, then the page, and waits until it is shown. */
async function open(page: Page, id: string): Promise<void> {
  for (const inside of [id.replace(/--.*/, ''), id]) {
    const folder = page.locator(`${sidebar} button[aria-expanded=false][aria-controls~="${inside}"]`);
    if ((await folder.count()) > 0) await folder.click();
  }
  await page.locator(`${sidebar} a[id="${id}"]`).click();
  await page.waitForFunction((wanted) => window.shown.has(wanted), id);
}

declare global {
  /** A global of the manager's page. */
  var shown: Set<string>;
}
