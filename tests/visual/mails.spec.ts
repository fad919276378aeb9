import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';

import { letters, type Reader } from '../../apps/server/src/testing/letters.ts';
import { locales } from '../../packages/api-client/src/contract.ts';
import { launch } from './support/preview.ts';

// Storybook shows mails in a frame that tests cannot inspect. Here each is a page of its own, as sent.
const test = base.extend<object, { mails: Page }>({
  mails: [
    async ({ playwright }, provide) => {
      const browser = await launch(playwright.chromium);
      await provide(await browser.newPage({ locale: 'en-GB' }));
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

const anna: Reader = { language: 'en', name: 'Anna', site: { name: 'Heartline', niche: 1 } };
const widest = 'W'.repeat(60);
const everyLetter = Object.entries(letters);

for (const colorScheme of ['light', 'dark'] as const)
  test(`[ACC-07] mails are accessible and legible in ${colorScheme}`, async ({ mails }) => {
    await mails.setViewportSize({ width: 600, height: 800 });
    await mails.emulateMedia({ colorScheme });
    const faults: string[] = [];
    for (const [name, write] of everyLetter) {
      await mails.setContent(write(anna).html);
      await mails.addScriptTag({ content: axe.source });
      const { violations } = await mails.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      // Pages have landmarks; a mail is an article in a page of the mail program.
      const own = violations.filter(({ id }) => !['region', 'landmark-one-main'].includes(id));
      faults.push(...own.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`));
    }
    expect(faults).toEqual([]);
    const ground = await mails.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(24, 18, 16)' : 'rgb(253, 249, 247)');
  });

test('[ACC-07] mails fit narrow and wide windows in every language, with the longest names, and load nothing', async ({
  mails,
}) => {
  const asked: string[] = [];
  mails.on('request', (request) => asked.push(request.url()));
  const faults: string[] = [];
  for (const width of [320, 600]) {
    await mails.setViewportSize({ width, height: 800 });
    for (const [name, write] of everyLetter)
      for (const language of locales) {
        const reader = { language, name: widest, site: { name: widest, niche: 1 } };
        await mails.setContent(write(reader).html);
        const wide = await mails.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) faults.push(`${name} ${language}: ${wide} of ${width} px`);
      }
  }
  expect(faults).toEqual([]);
  expect(asked).toEqual([]);
});
