import { expect, type Locator, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';

/** Finds only people of the demo, even if members join meanwhile: members of these tests have no body type. */
const ofTheDemo = 'body_type=athletic,average,slim';

test('[MEM-01ad] every filter is in the address and on a chip', async ({ open }) => {
  const page = await open({ allowed: /status of 400/ });
  await join(page, stranger({ gender: 'man', seeking: 'woman', country: 'DE' }));
  const searches: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/members') searches.push(request.url());
  });
  await page.goto('/members');
  // By keyboard: a town, and the radius around it.
  const town = page.getByRole('combobox', { name: 'Near a town' });
  await town.press('ArrowDown');
  await town.pressSequentially('berlin');
  await town.press('Enter');
  await expect(page).toHaveURL(/place=DE-2950159&radius=25/);
  await page.getByLabel('Distance').selectOption('100');
  await expect(chip(page, 'Within 100 km of Berlin')).toBeVisible();
  await page.locator('summary', { hasText: 'Languages spoken' }).click();
  await page.getByRole('checkbox', { name: 'German', exact: true }).check();
  await page.getByRole('switch', { name: 'New here' }).check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('new');
  await page.getByRole('slider', { name: 'Youngest' }).press('ArrowRight');
  await page.getByRole('slider', { name: 'Youngest' }).press('ArrowRight');
  await expect(page).toHaveURL(/min_age=20.*new=true&speaks=de&sort=new$/);
  // A replaced search is not requested again.
  expect(searches).toEqual([...new Set(searches)]);
  await page.reload();
  await expect(foundOn(page)).toBeVisible();
  for (const name of ['Women', 'Ages 20 to 99', 'Germany', 'New here', 'Speaks German'])
    await expect(chip(page, name)).toBeVisible();
  await chip(page, 'Speaks German').click();
  await expect(page).not.toHaveURL(/speaks/);
  // The last chip is gone: the focus moves to the one before it.
  await expect(chip(page, 'New here')).toBeFocused();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page).toHaveURL('/members?gender=any&country=any&sort=new');
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);

  // Invalid conditions are reported, and the others apply.
  await page.goto('/members?min_age=7&country=any&gender=robot&place=DE-BE-atlantis&with_photo=true');
  await expect(page.getByText('Ages run from 18 to 99.')).toBeVisible();
  await expect(page.getByText(/something we don’t have: I’m looking for and Near a town\./)).toBeVisible();
  await expect(chip(page, 'With photo')).toBeVisible();
  await expect(foundOn(page)).toHaveText(/^\d+ members? found$/);
});

test('[MEM-01e] real people only: the sheet counts them, an empty result has a friendly text, and one press shows the others', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await join(page, stranger({ gender: 'man', seeking: 'woman', country: 'DE' }));
  // Members of the tests have no body type: all results are the demo's.
  await page.goto(`/members?gender=any&country=DE&${ofTheDemo}`);
  const all = await foundOn(page).textContent();
  await page.getByRole('button', { name: 'Filters (4)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('switch', { name: 'Only real people' }).check();
  await sheet.getByRole('button', { name: 'Nobody matches' }).click();
  // The member's own country is the usual one: the address need not name it.
  await expect(page).toHaveURL(/gender=any&real=true/);
  await expect(page.getByRole('heading', { name: 'No real people match this yet' })).toBeVisible();
  await expect(page.getByText(/^There are fictional profiles that do\. They’re run by the site/)).toBeVisible();
  await expect(chip(page, 'Only real people')).toBeVisible();
  // No fictional profile appears beside it either.
  await expect(page.getByRole('main').getByText('Fictional profile', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('Your saved search')).toBeVisible();
  await page.goto('/members');
  await expect(page).toHaveURL(/real=true/);
  await page.getByRole('button', { name: /^Show fictional profiles too/ }).click();
  await expect(foundOn(page)).toHaveText(all ?? '');
  await expect(page).not.toHaveURL(/real/);

  // A new member is found, when fictional profiles are excluded.
  const other = await join(await open(), stranger({ gender: 'woman', seeking: 'man', country: 'DE' }));
  await page.goto('/members?gender=woman&country=DE&real=true&sort=new');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${other.name},`) }) });
  await expect(card).toContainText('New here');
  await expect(page.getByRole('main').getByText('Fictional profile', { exact: true })).toHaveCount(0);
});

// A member other than above: each may search 30 times a minute.
test('[MEM-01c] going back from a profile leads to the same list and position', async ({ open }) => {
  const page = await open();
  const reader = await join(page, stranger({ gender: 'man', seeking: 'woman', country: 'DE' }));
  await page.goto('/members?gender=any&country=any');
  const total = Number((await foundOn(page).textContent())?.split(' ')[0]);
  expect(total).toBeGreaterThan(60);
  // The list loads more by itself, and by its button, which moves the focus on.
  await expect(page.getByText(/^24 of/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText(/^48 of/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText(/^72 of/)).toBeVisible();
  const card = page.getByRole('listitem').and(page.locator('[aria-posinset="29"]')).getByRole('link');
  await page.evaluate(() => scrollTo(0, 2537));
  // In the middle, so that the press itself does not scroll.
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const [name, place] = await whereAt(page, 29);
  expect(place.scrolled).toBeGreaterThan(1000);
  const isBack = async () => {
    await expect(page.getByText(/^72 of/)).toBeVisible();
    await expect.poll(() => whereAt(page, 29)).toEqual([name, place]);
  };
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?gender=any&country=any&sort=active');
  await page.goBack();
  await isBack();
  await card.click();
  await page.getByRole('link', { name: 'Back to search' }).click();
  await isBack();
  await page.reload();
  await isBack();
  // A member on the page blocks the reader meanwhile: going back and reloading show neither the member nor a moved page.
  const isGone = async (blocker: string, left: number) => {
    await expect(page.getByText(new RegExp(`^${left} of`))).toBeVisible();
    expect(await page.locator(`a[href*="${blocker}"]`).count()).toBe(0);
    expect((await whereAt(page, 29))[1]).toEqual(place);
  };
  const first = await blockedBy(card, reader.id);
  await page.reload();
  await isGone(first, 71);
  const second = await blockedBy(card, reader.id);
  await page.locator('[aria-posinset="30"]').getByRole('link').click();
  await expect(page).toHaveURL(/\/members\/[\w-]+\?/);
  await expect(page.getByRole('link', { name: 'Back to search' })).toBeVisible();
  await page.goBack();
  await isGone(second, 70);
});

test('a short list says why, widens only on request, and a saved search is what the page opens with', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger({ gender: 'man', seeking: 'woman', country: 'DE' }));
  await page.goto('/members?country=NZ&min_age=97&body_type=slim&tattoos=none');
  await expect(page.getByRole('heading', { name: 'Nobody matches all of this yet' })).toBeVisible();
  await expect(foundOn(page)).toHaveText('Nobody found');
  await page.goto(`/members?country=DE&gender=woman&with_photo=true&body_type=average`);
  const widen = page.getByRole('button', { name: 'Without “Germany”' });
  const promised = Number(/(\d+) members?$/.exec((await widen.textContent()) ?? '')?.[1]);
  const before = Number((await foundOn(page).textContent())?.split(' ')[0]);
  expect(promised).toBeGreaterThan(before);
  await widen.click();
  await expect(page).toHaveURL(/country=any/);
  await expect(foundOn(page)).toHaveText(`${promised} members found`);

  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('Your saved search')).toBeVisible();
  await page.goto('/chats');
  await page.goto('/members');
  await expect(page).toHaveURL(/country=any&with_photo=true/);
  await expect(foundOn(page)).toHaveText(`${promised} members found`);
  expect((await call<{ filter: unknown }>(page, 'GET', '/api/me/search')).filter).toEqual({
    gender: 'woman',
    with_photo: 'true',
    body_type: 'average',
  });
  await chip(page, 'With photo').click();
  await page.getByRole('button', { name: 'My saved search' }).click();
  await page.getByRole('button', { name: 'Delete saved search' }).click();
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  await page.goto('/members');
  await expect(chip(page, 'Germany')).toBeVisible();
  await expect(page).toHaveURL(/\/members$/);
});

test('[SGN-07a] the reader’s position is requested only after a press, leaves the browser with two decimals, and is optional', async ({
  open,
}) => {
  const page = await open({ geolocation: { latitude: 53.551086, longitude: 9.993682 } });
  await join(page, stranger({ gender: 'man', seeking: 'woman', country: 'DE' }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode.php')) asked.push(new URL(request.url()).search);
  });
  await page.goto('/members');
  const locate = page.getByRole('button', { name: 'Use my location' });
  await locate.click();
  await expect(page.getByText(/^Your browser isn’t sharing your location with this site/)).toBeVisible();
  expect(asked).toEqual([]);
  // The town can be chosen without it.
  const town = page.getByRole('combobox', { name: 'Near a town' });
  await town.press('ArrowDown');
  await town.pressSequentially('berlin');
  await town.press('Enter');
  await expect(page).toHaveURL(/place=DE-2950159&radius=25/);

  await page.context().grantPermissions(['geolocation']);
  await locate.click();
  await expect(page).toHaveURL(/place=DE-2911298&radius=25/);
  await expect(chip(page, 'Within 25 km of Hamburg')).toBeVisible();
  expect(asked).toEqual(['?lat=53.55&lon=9.99']);
});

test('on a phone the filters are a sheet that works by keyboard and shows the number of results, for visitors too', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.goto(`/members?gender=any&country=any&${ofTheDemo}`);
  await expect(foundOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Filters (3)' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Use my location' })).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: 'Women' }).press('Space');
  await sheet.getByRole('switch', { name: 'With photo' }).press('Space');
  const show = sheet.getByRole('button', { name: /^Show \d+ members$/ });
  const promised = (await show.textContent())?.replace('Show ', '');
  await expect(page).toHaveURL(/gender=any&country=any&body_type=/);
  await show.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/gender=woman&country=any&.*with_photo=true/);
  await expect(foundOn(page)).toHaveText(`${promised} found`);
  await expect(page.getByRole('button', { name: 'Filters (5)' })).toBeFocused();
});

/** The member of a card blocks the reader, in another window; returns the member's id. */
async function blockedBy(card: Locator, readerId: string): Promise<string> {
  const blocker = (await card.getAttribute('href'))?.match(/members\/([^/?]+)/)?.[1] ?? '';
  await stored(
    (sql) => sql<never[]>`
      insert into blocks (blocker_id, blocked_id, created_at)
      select other.id, me.id, now() from members other, members me where other.public_id = ${blocker} and me.public_id = ${readerId}`,
  );
  return blocker;
}

/** "12 members found" */
const foundOn = (page: Page) => page.getByText(/^(Nobody|\d+ members?) found$/);
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}`, exact: true });

/** The member at an index of the list, and the position on the screen. */
const whereAt = (page: Page, position: number) =>
  page.evaluate((number) => {
    const item = document.querySelector(`[aria-posinset="${number}"]`);
    const link = item?.querySelector('a');
    return [
      link?.getAttribute('aria-label') ?? '',
      { scrolled: Math.round(scrollY), top: Math.round(item?.getBoundingClientRect().top ?? -1) },
    ] as const;
  }, position);
