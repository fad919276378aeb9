import { expect } from '@playwright/test';

import { withTranslator } from '../../packages/features/src/shared/testing/translator.ts';
import { phone, test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';
import { photoWithPlace } from './support/photos.ts';

test('a profile shows what the site allows, and leads on through its search after a reload; prefetching the next one leaves no visit', async ({
  open,
}) => {
  // None of the demo's members there is non-binary.
  const country = 'CA';
  const both = { gender: 'nonbinary', seeking: ['nonbinary'] };
  const pages = await Promise.all([open(), open(), open()]);
  const people = await Promise.all(
    pages.map((page, index) => join(page, stranger({ name: ['Ada', 'Bea', 'Cleo'][index] ?? '', country }))),
  );
  await Promise.all(
    pages.map((page) =>
      call(page, 'PATCH', '/api/me', {
        ...both,
        languages: ['de', 'fr'],
        attributes: [
          { name: 'hair_colour', value: 'red' },
          { name: 'tattoos', value: 'one' },
        ],
      }),
    ),
  );
  const reader = await open();
  await join(reader, stranger({ country }));
  await call(reader, 'PATCH', '/api/me', both);
  /** Visits as stored: they are announced later. */
  const visitsOf = async (name: string | null): Promise<number> => {
    const person = people.find((each) => name?.includes(each.name));
    const rows = await stored(
      (sql) => sql`select 1 from visits v join members m on m.id = v.member_id where m.public_id = ${person?.id ?? ''}`,
    );
    return rows.length;
  };
  const heading = reader.getByRole('heading', { level: 1 });
  const next = reader.getByRole('link', { name: 'Next member' });

  await reader.goto('/members');
  const ahead = reader.waitForResponse(/ahead=true/);
  await reader.getByRole('list', { name: 'Members found' }).getByRole('link').first().click();
  await expect(next).toBeVisible();
  const facts = reader.getByRole('main');
  for (const [label, value] of [
    ['Gender', 'Non-binary'],
    ['Hair colour', 'Red'],
    ['Tattoos', 'One'],
    ['Languages spoken', 'German and French'],
  ])
    await expect(facts.getByRole('term').filter({ hasText: label }).locator('..')).toContainText(value ?? '');
  const first = await heading.textContent();
  await expect(reader.getByRole('button', { name: 'Previous member' })).toBeDisabled();
  await ahead;

  await reader.reload();
  await expect(heading).toHaveText(first ?? '');
  await expect(next).toBeVisible();
  await reader.keyboard.press('ArrowRight');
  await expect(heading).not.toHaveText(first ?? '');
  const second = await heading.textContent();
  await expect(next).toBeVisible();
  await expect.poll(() => visitsOf(second)).toBe(1);
  const last = people.find(({ name }) => !first?.includes(name) && !second?.includes(name));
  await reader.getByRole('link', { name: 'Previous member' }).click();
  await expect(heading).toHaveText(first ?? '');
  expect(await visitsOf(last?.name ?? '')).toBe(0);
  await reader.getByRole('link', { name: 'Back to search' }).click();
  await expect(reader.getByRole('list', { name: 'Members found' }).getByRole('link')).toHaveCount(3);
});

test('one’s own page as free and as premium members see it, with the gender and the languages', async ({ open }) => {
  const page = await open();
  await join(page, stranger({ name: 'Ida' }));
  for (const _number of [1, 2])
    await page.request.post('/api/me/photos', {
      headers: { 'x-heartline-client': 'web' },
      multipart: { photo: await photoWithPlace() },
    });
  await page.goto('/profile');
  await expect(page.getByRole('radio', { name: 'Woman', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Non-binary', exact: true }).check();
  await page.getByText('More about me').click();
  await page.getByRole('combobox', { name: 'Add a language' }).fill('Danish');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await page.getByRole('link', { name: 'View as others see it' }).first().click();
  await expect(page.getByText('This is what others see on your profile')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Danish' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Non-binary' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);
  await expect(page.getByText('Premium members see all photos')).toHaveCount(0);
  await page.getByRole('link', { name: 'Without Premium' }).click();
  await expect(page.getByText('Premium members see all photos')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
});

test('reloading a half-filled profile asks first, and a saved one does not', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  await page.goto('/profile');
  const about = page.getByRole('textbox', { name: 'About me' });
  await about.fill('Half a sent');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(about).toHaveValue('Half a sent');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save profile' })).toHaveCount(0);
  await page.reload();
  await expect(about).toHaveValue('Half a sent');
});

test('on a phone a profile begins with the photo and the name, and keeps like and message in reach all the way down', async ({
  open,
}) => {
  const [annas, bens] = await Promise.all([open(phone), open()]);
  const [ben] = await Promise.all([
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
    join(annas, stranger({ name: 'Anna' })),
  ]);
  await bens.request.post('/api/me/photos', {
    headers: { 'x-heartline-client': 'web' },
    multipart: { photo: await photoWithPlace() },
  });
  await call(bens, 'PATCH', '/api/me', { about: 'I read every sign in a museum.' });
  await annas.goto(`/members/${ben.id}`);
  const photo = annas.getByRole('button', { name: `${ben.name}, photo 1 of 1` });
  const name = annas.getByRole('heading', { level: 1, name: new RegExp(`^${ben.name}, \\d+$`) });
  await expect(name).toBeVisible();
  const [face, caption, bar] = await Promise.all([
    photo.boundingBox(),
    name.boundingBox(),
    annas.getByRole('banner').boundingBox(),
  ]);
  // Below the notices, if any, nothing precedes the photo; the name is on its lower edge.
  expect(face?.width).toBe(bar?.width);
  expect(caption?.y).toBeGreaterThan((face?.y ?? 0) + (face?.height ?? 0) * 0.7);
  expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThan((face?.y ?? 0) + (face?.height ?? 0));
  const places = annas.getByRole('navigation', { name: 'Main navigation' });
  const message = annas.getByRole('link', { name: 'Send a message' });
  const like = annas.getByRole('button', { name: 'Like', exact: true });
  for (const part of [photo, annas.getByText('I read every sign in a museum.'), annas.getByText('At a glance')]) {
    await part.scrollIntoViewIfNeeded();
    const tabs = await places.boundingBox();
    for (const action of [message, like]) {
      const box = await action.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
      expect(box?.y).toBeGreaterThan((tabs?.y ?? 0) - 80);
    }
  }
  await like.click();
  await expect(annas.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true');
  await annas.getByRole('button', { name: 'More actions' }).click();
  await expect(annas.getByRole('menuitem', { name: `Block ${ben.name}` })).toBeVisible();
  await annas.keyboard.press('Escape');
  await message.click();
  await expect(annas.getByRole('textbox', { name: `Message to ${ben.name}` })).toBeVisible();
});

test('[MEM-03d] a text in another language is translated into one’s own, on the reader’s page only', async ({
  open,
}) => {
  const [annas, bens] = await Promise.all([open(), open()]);
  const [, ben] = await Promise.all([join(annas, stranger({ name: 'Anna' })), join(bens, stranger({ name: 'Ben' }))]);
  await call(bens, 'PATCH', '/api/me', { about: 'Guten Tag! Ich backe gern.' });
  await annas.addInitScript(withTranslator);
  await annas.goto(`/members/${ben.id}`);
  const translate = annas.getByRole('button', { name: 'Translate' });
  await expect(translate).toBeVisible();
  const asked: string[] = [];
  annas.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await translate.click();
  await expect(annas.getByText('[en] Guten Tag! Ich backe gern.')).toBeVisible();
  await expect(annas.getByText('Translated from German on your device')).toBeVisible();
  expect(asked.filter((request) => request.includes('Guten'))).toEqual([]);
  await annas.getByRole('button', { name: 'Show original' }).click();
  await expect(annas.getByText('Guten Tag! Ich backe gern.', { exact: true })).toBeVisible();
});
