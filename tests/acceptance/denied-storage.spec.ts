import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { denyStorage } from './support/denied-storage.ts';

test('where storage and cookies are denied, every page that needs no session works', async ({ open }) => {
  const page = await open({ allowed: /status of 404/ });
  await page.addInitScript(denyStorage);
  // The sign-up is a window on a desktop, and its title is in it.
  const title = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading').first());
  for (const path of [
    '/',
    '/members',
    '/login',
    '/signup',
    '/complete-signup',
    '/reset-password',
    '/pricing',
    '/pages/privacy',
    '/lang-config',
    '/landers/gallery',
    '/not-there',
  ]) {
    await page.goto(path);
    await expect(title, path).toHaveText(/./);
    await page.waitForLoadState('networkidle');
    await expect(title, path).toHaveText(/./);
  }
  // The application runs: it responds, and navigates without a page load.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('E-mail address or username')).toHaveAttribute('aria-invalid', 'true');
  await page.goto('/members');
  await page.locator('[data-slot="member-card"] a').first().click();
  await expect(page).toHaveURL(/\/members\/[^/?]+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
