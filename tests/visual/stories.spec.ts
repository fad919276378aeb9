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
      await page.goto(`/iframe.html?id=${stories[0]?.id}&viewMode=story`);
      await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
      await use(page);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

async function show(page: Page, id: string, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([storyId, wanted]) =>
      new Promise<void>((resolve, reject) => {
        const channel = (
          window as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: {
              emit: (...args: unknown[]) => void;
              on: (name: string, listener: (event: never) => void) => void;
              off: (name: string, listener: unknown) => void;
            };
          }
        ).__STORYBOOK_ADDONS_CHANNEL__;
        const done = (event: { storyId?: string; status?: string } | string) => {
          const shown = typeof event === 'string' ? event : event.storyId;
          if (shown !== storyId) return;
          channel.off('storyFinished', done);
          channel.off('storyErrored', failed);
          resolve();
        };
        const failed = (error: { description?: string }) => reject(new Error(error.description ?? 'story failed'));
        channel.on('storyFinished', done as never);
        channel.on('storyErrored', failed as never);
        channel.emit('updateGlobals', { globals: { theme: wanted } });
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        channel.emit('forceRemount', { storyId });
      }),
    [id, theme] as const,
  );
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
  });
}

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ preview }) => {
    await show(preview, id, 'light');
    await expect(preview).toHaveScreenshot(`${id}.png`, { fullPage: true });
    await show(preview, id, 'dark');
    const { violations } = await new AxeBuilder({ page: preview })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(
        (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    ).toEqual([]);
  });
}
