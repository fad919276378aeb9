import { existsSync, globSync, readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { patience } from '../../support/patience.ts';

/** Every lander for partners, found by its folder, so that none can be forgotten. */
export const landers = globSync('packages/landers/src/*/lander.ts')
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((name) => existsSync(`packages/landers/src/${name}/index.ts`));
/** Texts that all landers share. */
export const sayOfLanders = (language: string, word: string) =>
  (JSON.parse(readFileSync(`packages/landers/src/shared/i18n/${language}.json`, 'utf8')) as Record<string, string>)[
    `landers.shared.${word}`
  ] ?? 'no word';

/** Steps before a lander's first question. */
const walks: Record<string, (page: Page) => Promise<unknown>> = {
  tinderswipe: async (page) => {
    const question = page.getByRole('button', { name: sayOfLanders('de', 'men'), exact: true });
    const pass = page.getByRole('button', { name: /^Weiter ohne/ });
    for (;;) {
      await expect(pass.or(question)).toBeVisible();
      const name = (await pass.isVisible()) && (await pass.getAttribute('aria-label'));
      if (!name) return;
      const passed = page.getByRole('button', { name, exact: true });
      // Until the application starts, the deck ignores keys: a person presses again.
      await expect(async () => {
        if ((await passed.count()) > 0) await page.keyboard.press('ArrowLeft');
        await expect(passed).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: patience });
    }
  },
};
/** Answers every question of a lander in German, as a visitor does, up to the sign-up. */
export async function walk(page: Page, name: string): Promise<void> {
  await walks[name]?.(page);
  await page.getByRole('button', { name: sayOfLanders('de', 'men'), exact: true }).click();
  const then = [sayOfLanders('de', 'woman'), 'Woanders'];
  for (const answer of then)
    if (!/signup/.test(page.url())) {
      const next = page.getByRole('button', { name: answer, exact: true });
      await Promise.race([next.waitFor(), page.waitForURL(/signup/)]);
      if (await next.isVisible()) await next.click();
    }
  await page.waitForURL(/\/signup\?/);
}
