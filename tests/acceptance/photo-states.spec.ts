import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';
import { addPhoto } from './support/photos.ts';

interface Photo {
  id: string;
  thumb: string;
}

const photosOf = async (page: Page) => (await call<{ photos: Photo[] }>(page, 'GET', '/api/me/photos')).photos;
const fileOf = (address: string) => /\/media\/([^?]+)/.exec(address)?.[1] ?? address;

test('[MEM-04c][MEM-09cd] a photo that is being checked, and one that was refused, are shown as such to their owner and to nobody else; premium members have 25', async ({
  open,
}) => {
  const [page, others] = [await open(), await open()];
  const [me] = await Promise.all([
    join(page, stranger()),
    join(others, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  // No photo is locked for premium members.
  await stored((sql) => sql`update members set premium_since = now() where name = any(${[me.name]}) returning id`);
  await page.goto('/profile');
  const photos = page.getByRole('region', { name: 'My photos' });
  await expect(photos.getByText('0 of 25 photos')).toBeVisible();
  for (const number of [1, 2, 3, 4]) await addPhoto(page, number);
  await expect(photos.getByText('4 of 25 photos')).toBeVisible();
  await expect(photos.getByText('Being checked')).toHaveCount(0);
  const [shown, , inspected, rejected] = await photosOf(page);
  const set = async (id: string, state: string) =>
    await stored((sql) => sql`update photos set state = ${state} where public_id = ${id} returning id`);
  await set(inspected?.id ?? '', 'inspected');
  await set(rejected?.id ?? '', 'rejected');

  await page.reload();
  const states = photos.getByRole('listitem').filter({ has: page.getByRole('img') });
  await expect(states).toHaveCount(4);
  await expect(states.filter({ hasText: 'Being checked' })).toHaveCount(1);
  await expect(states.nth(2)).toContainText('Being checked');
  await expect(states.filter({ hasText: 'Not accepted' })).toHaveCount(1);
  await expect(states.nth(3)).toContainText('Not accepted');
  for (const number of [0, 1]) await expect(states.nth(number)).not.toContainText(/Being checked|Not accepted/);

  // Others see the active photos, and no trace of the rest.
  const seen = await call<object>(others, 'GET', `/api/members/${me.id}`);
  const known = JSON.stringify(seen);
  expect(known).toContain(fileOf(shown?.thumb ?? ''));
  const away = [inspected, rejected].map((photo) => fileOf(photo?.thumb ?? ''));
  for (const file of away) expect(known).not.toContain(file);
  await others.goto(`/members/${me.id}`);
  await expect(others.getByRole('heading', { level: 1, name: new RegExp(me.name) })).toBeVisible();
  await others.waitForLoadState('networkidle');
  const content = await others.content();
  for (const file of away) expect(content).not.toContain(file);
  await expect(others.getByText(/Being checked|Not accepted/)).toHaveCount(0);
});

test('[MEM-04d] until a photo is loaded its placeholder has the photo’s own colour, and a locked one has none', async ({
  open,
}) => {
  const owners = await open();
  const owner = await join(owners, stranger());
  await owners.goto('/profile');
  for (const number of [1, 2]) await addPhoto(owners, number);
  await expect(owners.getByText('2 of 3 photos')).toBeVisible();

  const page = await open();
  await join(page, stranger({ gender: 'man', seeking: 'woman' }));
  const { profile } = await call<{ profile: { photos: { colour: string | null }[] } }>(
    page,
    'GET',
    `/api/members/${owner.id}`,
  );
  const [colour] = profile.photos.map((photo) => photo.colour);
  expect(colour).toMatch(/^#[0-9a-f]{3}$/);
  expect(profile.photos[1]?.colour).toBeNull();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/media/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/members/${owner.id}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(owner.name) })).toBeVisible();
  const first = page
    .getByRole('main')
    .getByRole('img', { name: new RegExp(owner.name) })
    .first();
  const groundOf = (image: Locator) =>
    image.evaluate(
      (element) => element.closest<HTMLElement>('[style*="background-color"]')?.style.backgroundColor ?? null,
    );
  const [, red = '', green = '', blue = ''] = colour ?? '';
  const rgb = `rgb(${[red, green, blue].map((digit) => Number.parseInt(digit + digit, 16)).join(', ')})`;
  await expect.poll(() => groundOf(first)).toBe(rgb);
  const locked = page.getByRole('region', { name: `More photos of ${owner.name}` }).locator('img');
  await expect(locked).toHaveCount(1);
  expect(await groundOf(locked)).toBeNull();
  arrive();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test('[MEM-04e] without a photo there is the initial, legible on a colour of the member’s own', async ({ open }) => {
  const page = await open();
  // Enough that chance does not give all the same colour.
  const names = ['Anna', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fanny'];
  const people = await Promise.all(
    names.map(async (name) => await join(await open(), stranger({ name, gender: 'man', seeking: 'woman' }))),
  );
  await join(page, stranger());
  const colours: string[] = [];
  for (const { id, name } of people) {
    await page.goto(`/members/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
    const initial = page.getByRole('main').locator('[data-initial]').first();
    await expect(initial).toBeVisible();
    await expect(initial).toHaveAttribute('data-initial', new RegExp(`^${name.charAt(0)}`));
    const text = await initial.evaluate((element) => {
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
      if (!context) return [];
      // As rendered, in whatever notation the colour is.
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
    const box = await initial.boundingBox();
    // The background beside the letter.
    const ground = await sharp(await page.screenshot())
      .extract({ left: Math.round((box?.x ?? 0) - 12), top: Math.round((box?.y ?? 0) + 4), width: 8, height: 40 })
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    // WCAG 2.2, 1.4.3: large text.
    expect(contrast(text, [...ground]), name).toBeGreaterThanOrEqual(3);
    colours.push([...ground].join(' '));
  }
  expect(new Set(colours).size).toBeGreaterThan(1);
});

/** The ratio of WCAG 2.2 between two colours of three numbers to 255. */
function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
