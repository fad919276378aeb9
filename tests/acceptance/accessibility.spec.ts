import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, logIn } from './support/people.ts';

const visitorPages = ['/', '/login', '/signup', '/reset-password', '/pricing', '/pages/terms', '/no/such/page'];
const memberPages = ['/members', '/likes', '/profile', '/credits', '/credits/credits-100', '/premium', '/transactions'];

for (const scheme of ['light', 'dark'] as const)
  for (const width of [360, 1200])
    test(`[LIB-05] no accessibility violation on the main pages, ${scheme}, ${width} px wide`, async ({ open }) => {
      test.setTimeout(120_000);
      const page = await open({
        colorScheme: scheme,
        viewport: { width, height: 800 },
        allowed: /status of 404/,
      });
      const problems: string[] = [];
      for (const path of visitorPages) problems.push(...(await violationsOn(page, path)));
      await logIn(page, 'demo@heartline.test', 'try-heartline-1');
      const { chats } = await call<{ chats: { conversation: { id: string }; profile: { id: string } }[] }>(
        page,
        'GET',
        '/api/chats.php',
      );
      const [chat] = chats;
      for (const path of [...memberPages, `/members/${chat?.profile.id}`, `/chats/${chat?.conversation.id}`])
        problems.push(...(await violationsOn(page, path)));
      expect(problems).toEqual([]);
    });

async function violationsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('h1, dialog[open]').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeAttached();
  await expect(page.locator('[aria-busy=true], [data-slot=skeleton]')).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The other mode opens a page more for each analysis, for frames of other origins, of which there are none.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return [
    ...(wide > 0 ? [`${path}: scrolls sideways by ${wide} px`] : []),
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${path}: ${id} ${target.join(' ')} ${failureSummary ?? ''}`),
    ),
  ];
}
