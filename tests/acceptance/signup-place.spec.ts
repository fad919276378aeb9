import { expect, type Page } from '@playwright/test';

import { test, type BrowserOptions } from './support/browsers.ts';
import { call, join, stranger } from './support/people.ts';

const hamburg = { latitude: 53.551086, longitude: 9.993682 };
const locate = (page: Page) => page.getByRole('button', { name: 'Use my location' });
const town = (page: Page) => page.getByRole('combobox', { name: 'Town' });

/** Opens the question about the member's place. */
async function atThePlace(
  open: (options?: BrowserOptions) => Promise<Page>,
  options: BrowserOptions = {},
  before: () => void = () => {},
): Promise<{ page: Page; asked: string[] }> {
  const page = await open(options);
  await page.addInitScript(before);
  await join(page, stranger());
  await call(page, 'PATCH', '/api/signup/progress', { step: 'photo', act: 'skip' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode.php')) asked.push(new URL(request.url()).search);
  });
  await page.goto('/complete-signup');
  await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible();
  return { page, asked };
}

/** Without a position: a town by its name. */
async function chooseByHand(page: Page): Promise<void> {
  await town(page).press('ArrowDown');
  await town(page).pressSequentially('koeln');
  await expect(page.getByRole('option', { name: /Cologne|Köln/ }).first()).toBeVisible();
  await town(page).press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A few facts about you' })).toBeVisible();
  const { user } = await call<{ user: { profile: { region: string } } }>(page, 'GET', '/api/user.php');
  expect(user.profile.region).toMatch(/Nordrhein-Westfalen|North Rhine/);
}

test('[SGN-07abc] granted: the position is requested after a press only, with two decimals, and once an hour', async ({
  open,
}) => {
  const { page, asked } = await atThePlace(open, { geolocation: hamburg, permissions: ['geolocation'] }, () => {
    const { geolocation } = navigator;
    const find = geolocation.getCurrentPosition.bind(geolocation);
    Object.assign(window, { positions: 0 });
    geolocation.getCurrentPosition = (...rest) => {
      (window as unknown as { positions: number }).positions += 1;
      find(...rest);
    };
  });
  const positions = () => page.evaluate(() => (window as unknown as { positions: number }).positions);
  await expect(page.getByText(/^You’ve allowed this site to ask your browser/)).toBeVisible();
  expect([await positions(), asked]).toEqual([0, []]);
  await page.clock.install();
  await locate(page).click();
  await expect(town(page)).toHaveValue('Hamburg');
  await expect(page.getByLabel('Region')).toHaveValue('DE-HH');
  expect([await positions(), asked]).toEqual([1, ['?lat=53.55&lon=9.99']]);
  // Within the hour the device is not asked again.
  await page.clock.fastForward('50:00');
  await page.getByLabel('Region').selectOption({ label: 'Berlin' });
  await locate(page).click();
  await expect(town(page)).toHaveValue('Hamburg');
  expect(await positions()).toBe(1);
  await page.clock.fastForward('11:00');
  await locate(page).click();
  await expect.poll(positions).toBe(2);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A few facts about you' })).toBeVisible();
  const { user } = await call<{ user: { profile: { place: string } } }>(page, 'GET', '/api/user.php');
  expect(user.profile.place).toBe('Hamburg');
});

test('[SGN-07b] prompt: only the press asks the browser, and after a no the page offers to enter the place', async ({
  open,
}) => {
  const { page, asked } = await atThePlace(open, {}, () => {
    // A browser that has not asked yet, and whose user then says no.
    const status = Object.assign(new EventTarget(), { name: 'geolocation', state: 'prompt', onchange: null });
    navigator.permissions.query = async () => status as unknown as PermissionStatus;
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      status.state = 'denied';
      status.dispatchEvent(new Event('change'));
    };
  });
  await expect(page.getByText(/^Your browser will ask you first/)).toBeVisible();
  await locate(page).click();
  await expect(page.getByText(/^Your browser isn’t sharing your location with this site/)).toBeVisible();
  await expect(locate(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await chooseByHand(page);
});

test('[SGN-07b] denied, unsupported and unknown each have their own text, and the pickers work without a position', async ({
  open,
}) => {
  const denied = await atThePlace(open, {}, () => {
    const status = Object.assign(new EventTarget(), { name: 'geolocation', state: 'denied', onchange: null });
    navigator.permissions.query = async () => status as unknown as PermissionStatus;
  });
  await expect(denied.page.getByText(/^Your browser isn’t sharing your location with this site/)).toBeVisible();
  await expect(locate(denied.page)).toHaveCount(0);
  await chooseByHand(denied.page);

  const unsupported = await atThePlace(open, {}, () => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
  });
  await expect(
    unsupported.page.getByText('This browser can’t tell where you are. Choose a town instead.'),
  ).toBeVisible();
  await expect(locate(unsupported.page)).toHaveCount(0);
  await chooseByHand(unsupported.page);

  const unknown = await atThePlace(open, {}, () => {
    navigator.permissions.query = () => Promise.reject(new TypeError('no such permission'));
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await expect(unknown.page.getByText(/^Your browser may ask you first/)).toBeVisible();
  await locate(unknown.page).click();
  await expect(unknown.page.getByText(/^Your device doesn’t know where you are right now/)).toBeVisible();
  await expect(locate(unknown.page)).toBeVisible();
  await chooseByHand(unknown.page);
});
