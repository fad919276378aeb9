import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { holdApplication } from './support/hold-application.ts';
import { landers, sayOfLanders } from './support/landers.ts';
import { layoutShift, watchLayout } from './support/layout-shift.ts';
import { call } from './support/people.ts';

const widths = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1200, height: 800 }],
] as const;

/** The page stays as it was served: nothing moves when later parts load. */
async function expectStill(page: Page, path: string): Promise<void> {
  await watchLayout(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const { total, what } = await layoutShift(page);
  expect(total, what.join(' ')).toBeLessThanOrEqual(0.01);
}

for (const [device, viewport] of widths) {
  for (const name of landers)
    test(`${name} does not move while loading on ${device}`, async ({ open }) => {
      await expectStill(await open({ viewport, language: 'fi' }), `/landers/${name}`);
    });

  for (const kind of ['landing', 'landing2', 'landing3'])
    test(`/members/{id}/${kind} does not move while loading on ${device}`, async ({ open }) => {
      const page = await open({ viewport, language: 'fi' });
      const { profiles } = await call<{ profiles: { id: string }[] }>(page, 'GET', '/api/members?country=FI');
      await expectStill(page, `/members/${profiles[0]?.id}/${kind}`);
    });
}

test('the map and its numbers are there before the application, and a region pressed early is selected', async ({
  open,
}) => {
  const page = await open({ ...phone, language: 'de', country: 'DE' });
  const letGo = await holdApplication(page);
  await page.goto('/landers/maplanding');
  const region = page.getByRole('button', { name: /^Bayern/ });
  await region.click();
  letGo();
  await expect(region).toHaveAttribute('aria-pressed', 'true');
});

test('an answer given before the application has started leads to the next question, not past it', async ({ open }) => {
  const page = await open({ ...phone, language: 'de' });
  const letGo = await holdApplication(page);
  await page.goto('/landers/alonetonight');
  await page.getByRole('button', { name: sayOfLanders('de', 'men'), exact: true }).click();
  letGo();
  await page.getByRole('button', { name: sayOfLanders('de', 'woman'), exact: true }).click();
  await expect(page).toHaveURL(/\/signup\?seeking=man&gender=woman/);
});

test('where the application cannot start, an answer leads to the sign-up', async ({ open }) => {
  const page = await open({ ...phone, language: 'de', allowed: /ERR_FAILED|dynamically imported/ });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/landers/alonetonight', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: sayOfLanders('de', 'men'), exact: true }).click();
  await expect(page).toHaveURL(/\/signup\?seeking=man/);
});
