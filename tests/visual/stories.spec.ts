import { readFileSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as {
  entries: Record<string, Story>;
};
const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && !tags.includes('no-picture'),
);

/** One page for a worker: changing the story inside it is ten times quicker than loading Storybook again. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--disable-background-networking',
        ],
      });
      const context = await browser.newContext({
        viewport: { width: 420, height: 640 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        baseURL: 'http://127.0.0.1:6107',
      });
      const page = await context.newPage();
      // A pressed link must not carry the page away from Storybook.
      await page.addInitScript(() =>
        window.addEventListener(
          'click',
          (event) =>
            event.composedPath().some((target) => target instanceof HTMLAnchorElement) && event.preventDefault(),
        ),
      );
      await page.goto('/iframe.html?viewMode=story');
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: started } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
        };
        return started?.storyStoreValue !== undefined;
      });
      await use(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** Mounts a story and waits until its play function has ended: Storybook reloads the page when one is left while it plays. */
async function show(page: Page, id: string): Promise<void> {
  await paint(page, 'light');
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        const done = (event: { storyId: string }) => {
          if (event.storyId !== storyId) return;
          channel.off('storyFinished', done);
          resolve();
        };
        channel.on('storyFinished', done);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
  });
}

interface Channel {
  emit: (name: string, event: object) => void;
  on: (name: string, listener: (event: { storyId: string }) => void) => void;
  off: (name: string, listener: (event: { storyId: string }) => void) => void;
}

const paint = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);

/**
 * Lists that open at their end stop at another pixel whenever rows are measured in another order. Where they stand is tested in
 * message-list.test.tsx; here they are checked for accessibility only.
 */
const openAtEnd = /Chat\/(MessageList|ChatLayout|Conversation|Chats)/;

/** The rules of axe that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ preview }) => {
    await show(preview, id);
    if (!openAtEnd.test(title)) await expect(preview).toHaveScreenshot(`${id}.png`, { fullPage: true });
    await paint(preview, 'dark');
    // What does not hang on colours was checked in light, by the story's own test.
    const { violations } = await new AxeBuilder({ page: preview }).withRules(colourRules).analyze();
    expect(
      violations.map(
        (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    ).toEqual([]);
  });
}
