import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';

/** As in a frame that may not be of its own origin: whatever remembers anything throws as soon as it is touched. */
function denyStorage(): void {
  const denied = () => {
    throw new DOMException('The document is sandboxed and lacks the same-origin flag.', 'SecurityError');
  };
  const deny = (of: object, name: string) =>
    Object.defineProperty(of, name, { configurable: true, get: denied, set: denied });
  deny(Document.prototype, 'cookie');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) deny(window, name);
  for (const name of ['serviceWorker', 'locks', 'storage']) deny(Navigator.prototype, name);
}

test('where storage and cookies are denied, every page that needs no session stands and can be used', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 404/ });
  await page.addInitScript(denyStorage);
  // The sign-up is a window on a desktop, with its title in it.
  const title = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading').first());
  for (const path of [
    '/',
    '/members',
    '/login',
    '/signup',
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
  // The page is awake: it answers, and goes on without a new one.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('E-mail address or username')).toHaveAttribute('aria-invalid', 'true');
  await page.goto('/members');
  await page.locator('[data-slot="member-card"] a').first().click();
  await expect(page).toHaveURL(/\/members\/[^/?]+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
