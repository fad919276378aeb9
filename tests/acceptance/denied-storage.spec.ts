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
  const page = await open();
  await page.addInitScript(denyStorage);
  for (const [path, title] of [
    ['/', /./],
    ['/members', /./],
    ['/login', /./],
    ['/signup', /./],
    ['/reset-password', /./],
    ['/pricing', /./],
    ['/pages/privacy', /./],
    ['/lang-config', /./],
    ['/landers/gallery', /./],
    ['/not-there', /./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
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
