import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { firstChat, goThrough, logInToDemo } from './support/demo.ts';

const visitorPages = ['/', '/login', '/signup', '/reset-password', '/pricing', '/pages/terms', '/no/such/page'];
const memberPages = [
  '/members',
  '/likes',
  '/me',
  '/profile',
  '/credits',
  '/credits/credits-100',
  '/premium',
  '/transactions',
];

for (const width of [360, 1200])
  for (const plan of ['premium', 'free'] as const)
    test(`[LIB-05a] no accessibility violation on the main pages, light and dark, ${width} px wide, for a ${plan} member`, async ({
      open,
    }) => {
      const page = await open({ viewport: { width, height: 800 }, allowed: /status of 404/ });
      const problems: string[] = [];
      if (plan === 'free') for (const path of visitorPages) problems.push(...(await violationsOn(page, path)));
      await logInToDemo(page, plan);
      const chat = await firstChat(page);
      for (const path of [...memberPages, `/members/${chat.profile}`, `/chats/${chat.id}`])
        problems.push(...(await violationsOn(page, path)));
      expect(problems).toEqual([]);
    });

/** The rules of axe that depend on colours: the others find the same in both schemes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Opens the page and analyses it in both schemes. */
async function violationsOn(page: Page, path: string): Promise<string[]> {
  await goThrough(page, path);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const problems = wide > 0 ? [`${path}: scrolls sideways by ${wide} px`] : [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      // The other mode opens an extra page per analysis for frames of other origins, of which there are none.
      .setLegacyMode();
    if (colorScheme === 'light') axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    else axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        problems.push(`${path}, ${colorScheme}: ${id} ${target.join(' ')} ${failureSummary ?? ''}`);
  }
  return problems;
}
