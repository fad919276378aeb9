import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { expect, type Locator, type Page } from '@playwright/test';

import type { EmbedManifest } from '../../packages/landers/build/embed-files.ts';
import { locales } from '../../packages/api-client/src/languages.ts';
import { phone, test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { landers, sayOfLanders, walk } from './support/landers.ts';
import { activate, call, fillBirth, stranger, type Person } from './support/people.ts';
import { origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const tracking = { network: 'acme', ref: 'summer', sub1: 'a b' };
const { say } = wordsOf('de');

/** The rest of the sign-up, after the questions that a lander has asked. */
async function finish(page: Page, me: Person): Promise<void> {
  const next = page.getByRole('button', { name: say('signup.form.next') });
  const gender = page.getByRole('radio', { name: say(`shared.gender.${me.gender}`), exact: true });
  const seeking = page.getByRole('checkbox', { name: say('shared.seeking.man'), exact: true, includeHidden: true });
  const day = page.getByLabel(say('signup.form.day'), { exact: true });
  // Questions of the lander are answered, and not asked again.
  const isAsked = (question: Locator) => question.filter({ visible: true });
  await expect(isAsked(gender.or(seeking).or(day))).toBeVisible();
  if (await gender.isVisible()) {
    await expect(seeking).toBeChecked();
    await gender.check();
  }
  await expect(isAsked(seeking.or(day))).toBeVisible();
  if (await seeking.isVisible()) {
    // The form hears of a press only once its effects have run, shortly after it has appeared.
    await expect(() => seeking.check()).toPass();
    await next.click();
  }
  await fillBirth(page, me, { day: '14', month: '5', year: '1990' });
  await next.click();
  await page.getByLabel(say('signup.form.name'), { exact: true }).fill(me.name);
  await next.click();
  await next.click();
  // The first message to the addressed member can wait.
  if (new URL(page.url()).pathname.startsWith('/members/')) await next.click();
  await page.getByLabel(say('signup.form.email'), { exact: true }).fill(me.email);
  await page.getByLabel(say('signup.form.password'), { exact: true }).fill(me.password);
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(page).toHaveURL(/\/complete-signup/);
}

const devices = [
  ['a phone', phone],
  ['a desktop', {}],
] as const;

/** From the sign-up to a confirmed account with the tracking data and answers. */
async function becomeAnAccount(page: Page): Promise<void> {
  const me = stranger({ name: 'Lena', language: 'de', country: 'DE' });
  await finish(page, me);
  await activate(page, me);
  const accounts = await stored(
    (sql) =>
      sql`select tracking, gender, seeking, confirmed_at is not null as confirmed from members where name = ${me.name}`,
  );
  expect(accounts).toEqual([{ tracking, gender: 'woman', seeking: ['man'], confirmed: true }]);
}

for (const name of landers)
  for (const [device, options] of devices)
    test(`${name} leads on ${device} to a confirmed account, which keeps the tracking and the answers`, async ({
      open,
    }) => {
      const page = await open({ ...options, language: 'de' });
      await page.goto(`/landers/${name}/autumn?${new URLSearchParams(tracking)}`);
      await walk(page, name);
      await becomeAnAccount(page);
    });

for (const path of ['landing', 'landing2/autumn', 'landing3/autumn'])
  for (const [device, options] of devices)
    test(`/members/{id}/${path} leads on ${device} to a confirmed account, which keeps the tracking and the answer`, async ({
      open,
    }) => {
      const page = await open({ ...options, language: 'de' });
      await page.goto('/pricing');
      const { profiles } = await call<{ profiles: { id: string; fictional: boolean }[] }>(
        page,
        'GET',
        // A country where members of other tests are not the first ones.
        '/api/members?country=FI',
      );
      const member = profiles.find(({ fictional }) => fictional);
      await page.goto(`/members/${member?.id}/${path}?${new URLSearchParams(tracking)}`);
      await page.getByRole('button', { name: sayOfLanders('de', 'woman'), exact: true }).click();
      await page.waitForURL(/\/signup\?/);
      await becomeAnAccount(page);
    });

test('a region pressed on the map is the region of the account, and is not asked again', async ({ open }) => {
  const page = await open({ ...phone, language: 'de', country: 'DE' });
  await page.goto(`/landers/maplanding/autumn?${new URLSearchParams(tracking)}`);
  const region = page.getByRole('button', { name: /^Bayern/ });
  await region.click();
  await expect(region).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Bayern: / }),
  ).toBeVisible();
  await walk(page, 'maplanding');
  const me = stranger({ name: 'Vera', language: 'de', country: 'DE' });
  await finish(page, me);
  const accounts = await stored((sql) => sql`select country, region_id from members where name = ${me.name}`);
  expect(accounts).toEqual([{ country: 'DE', region_id: 'DE-BY' }]);
});

test('interests that were picked are on the profile of the account', async ({ open }) => {
  const page = await open({ ...phone, language: 'de', country: 'DE' });
  await page.goto(`/landers/socialnetwork/autumn?${new URLSearchParams(tracking)}`);
  for (const name of ['Musik', 'Hunde']) {
    const interest = page.getByRole('button', { name, exact: true });
    await interest.click();
    await expect(interest).toHaveAttribute('aria-pressed', 'true');
  }
  await walk(page, 'socialnetwork');
  const me = stranger({ name: 'Mona', language: 'de', country: 'DE' });
  await finish(page, me);
  const accounts = await stored((sql) => sql`select interests from members where name = ${me.name}`);
  expect(accounts).toEqual([{ interests: ['dogs', 'music'] }]);
});

for (const name of ['video', 'transitionsvideolanding'])
  test(`the film of ${name} plays unless reduced motion is set, can be stopped, and otherwise is not even loaded`, async ({
    open,
  }) => {
    const film = (address: string) => /\.(webm|mp4)$/.test(new URL(address).pathname);
    const loaded: string[] = [];
    const still = await open({ ...phone, language: 'de' });
    still.on('request', (request) => film(request.url()) && loaded.push(request.url()));
    await still.goto(`/landers/${name}`);
    const play = still.getByRole('button', { name: 'Film abspielen' });
    await expect(play).toBeVisible();
    await still.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);

    const page = await open({ ...phone, language: 'de', reducedMotion: 'no-preference' });
    await page.goto(`/landers/${name}`);
    const stop = page.getByRole('button', { name: 'Film anhalten' });
    await expect(stop).toBeVisible();
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    await stop.click();
    await expect(page.getByRole('button', { name: 'Film abspielen' })).toBeVisible();
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });

test('[LND-03c] every lander is documented, has a version and is small', async ({ request }) => {
  const read = async (file: string) => await (await request.get(`${origin}/embed/${file}`)).body();
  const manifest = JSON.parse((await read('manifest.json')).toString()) as EmbedManifest;
  const [pages, elements] = ['docs/landers.md', 'docs/embedding.md'].map((file) => readFileSync(file, 'utf8'));
  const own = JSON.parse(readFileSync('packages/landers/package.json', 'utf8')) as { version: string };
  expect(manifest.version).toBe(own.version);
  for (const name of landers) {
    expect(pages).toContain(`\`/landers/${name}\`, \`<heartline-${name}>\``);
    expect(elements).toContain(`| \`<heartline-${name}>\``);
    const { code = [], words = {} } = manifest.landers[name] ?? {};
    expect(Object.keys(words), name).toEqual(locales);
    const sizeOf = async (file: string) => gzipSync(await read(file)).byteLength;
    const sum = async (files: string[]) => (await Promise.all(files.map(sizeOf))).reduce((all, size) => all + size, 0);
    const own = await sum(['v1.js', ...code]);
    for (const [locale, files] of Object.entries(words)) {
      expect(files.length, `${name} in ${locale}`).toBeGreaterThan(0);
      expect(own + (await sum(files)), `${name} in ${locale}`).toBeLessThanOrEqual(60_000);
    }
    expect(manifest.files[`heartline-${name}.js`]?.integrity).toMatch(/^sha384-/);
  }
});
