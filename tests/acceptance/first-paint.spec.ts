import { expect } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { holdApplication } from './support/hold-application.ts';
import { join, stranger } from './support/people.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use(wholeBrowser);

/** The first pages of visitors, with the maximum size of each before it is readable, kB. */
const pages = [
  ['/', 60],
  ['/members', 70],
  ['/login', 60],
  ['/pricing', 60],
  ['/pages/terms', 60],
  ['/landers/gallery', 60],
] as const;

for (const [path, most] of pages)
  test(`${path} is painted from its own markup, loads little until then, and does not move`, async ({ open }) => {
    const page = await open(phone);
    await page.addInitScript(() => {
      const seen = { moved: 0, painted: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') seen.painted = startTime;
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { moved, blocking, early, document } = await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { moved: number; painted: number } };
      const loaded = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        moved: seen.moved,
        blocking: loaded
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
        early: loaded
          .filter(({ name, startTime }) => startTime < seen.painted && /\.(js|css)$/.test(name))
          .map(({ name }) => name),
        document: (answer?.encodedBodySize ?? 0) / 1000,
      };
    });
    expect(blocking).toEqual([]);
    expect(early).toEqual([]);
    expect(document).toBeGreaterThan(1);
    expect(document).toBeLessThanOrEqual(most);
    expect(moved).toBeLessThanOrEqual(0.01);
  });

test('a choice made before the application has started is used in the search', async ({ open }) => {
  const page = await open();
  const letGo = await holdApplication(page);
  await page.goto('/members');
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'Women' }).click();
  letGo();
  await expect(page).toHaveURL(/gender=/);
});

test('a button pressed before the application has started acts when it has, and links work without it', async ({
  open,
}) => {
  const page = await open();
  const letGo = await holdApplication(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/members/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  letGo();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deutsch' })).toBeVisible();
});

test('going back to a visitor’s page shows a member who has logged in meanwhile as a member', async ({ open }) => {
  const page = await open();
  const me = await join(await open(), stranger());
  await page.goto('/pages/terms');
  await page.goto('/login');
  await page.getByLabel('E-mail address or username').fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/members/);
  await page.evaluate(() => history.go(-1));
  await expect(page).toHaveURL(/\/pages\/terms/);
  await expect(page.getByRole('button', { name: `Account: ${me.name}` })).toBeVisible();
});

test('a reader who has scrolled before the application starts stays there', async ({ open }) => {
  const page = await open(phone);
  const letGo = await holdApplication(page);
  await page.goto('/pages/terms');
  await page.evaluate(() => {
    scrollTo(0, 400);
    Object.assign(globalThis, {
      awake: new Promise((resolve) => document.addEventListener('heartline:awake', resolve, { once: true })),
    });
  });
  letGo();
  // Its effects have run, and a frame has been drawn since.
  await page.evaluate(async () => {
    await (globalThis as unknown as { awake: Promise<unknown> }).awake;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test('the login form can be filled in before the application starts, which keeps the input, the ticks and the focus, and sends it', async ({
  open,
}) => {
  const me = stranger();
  await join(await open(), me);
  const page = await open(phone);
  const letGo = await holdApplication(page);
  await page.goto('/login');
  const login = page.getByLabel('E-mail address or username');
  const password = page.getByLabel('Password', { exact: true });
  const remember = page.getByRole('checkbox', { name: /^Stay logged in/ });
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await login.fill(me.email);
  await remember.uncheck();
  await password.fill(me.password);
  // Pressed now, it could only put the password into the address.
  await expect(submit).toBeDisabled();
  letGo();
  await expect(submit).toBeEnabled();
  await expect(login).toHaveValue(me.email);
  await expect(password).toHaveValue(me.password);
  await expect(password).toBeFocused();
  await expect(remember).not.toBeChecked();
  expect(page.url()).toMatch(/\/login$/);
  await submit.click();
  await expect(page).toHaveURL(/\/members/);
  const session = (await page.context().cookies()).find(({ name }) => name === '__Host-heartline');
  expect(session?.expires).toBe(-1);
});

test('Enter in the login form before the application has started sends it when it has', async ({ open }) => {
  const me = stranger();
  await join(await open(), me);
  const page = await open();
  const letGo = await holdApplication(page);
  await page.goto('/login');
  await page.getByLabel('E-mail address or username').fill(me.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(me.password);
  await password.press('Enter');
  await password.press('Enter');
  expect(page.url()).toMatch(/\/login$/);
  letGo();
  await expect(page).toHaveURL(/\/members/);
});

test('an early Enter in the login form is forgotten when the reader goes on typing', async ({ open }) => {
  const page = await open();
  const letGo = await holdApplication(page);
  await page.goto('/login');
  const login = page.getByLabel('E-mail address or username');
  await login.fill('somebody');
  await login.press('Enter');
  await page.getByLabel('Password', { exact: true }).pressSequentially('half');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  letGo();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(sent.filter((url) => url.includes('/api/user.php'))).toEqual([]);
  await expect(login).toHaveValue('somebody');
});

test('on a shared device the login says so, whatever the server has rendered', async ({ open }) => {
  const page = await open(phone);
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('heartline.shared-device', 'true'));
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^This is a shared device/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Stay logged in/ })).not.toBeChecked();
});
