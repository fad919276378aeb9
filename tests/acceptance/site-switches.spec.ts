import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, mailedLink, stranger, type Person } from './support/people.ts';
import { origin } from './support/site.ts';
import { languages, wordsOf } from './support/words.ts';

/** A host below localhost, where a browser keeps the session cookie. */
const amici = { baseURL: origin.replace('//', '//amici.') };

/** A member of the site that passes data on and has an advertisement. Only the browser knows its host. */
async function joinAmici(page: Page): Promise<Person> {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: amici.baseURL }]);
  await page.goto('/pages/faq');
  const ask = (path: string, body: object) =>
    page.evaluate(
      async ([to, data]) => {
        const headers = { 'x-heartline-client': 'web', 'content-type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: data })).status;
      },
      [path, JSON.stringify(body)] as const,
    );
  const person = stranger({ gender: 'man', seeking: 'woman', country: 'IT' });
  const { name, email, password, gender, seeking, country, language } = person;
  const about = { name, email, password, gender, seeking: [seeking], country, language, date_of_birth: '1990-05-14' };
  expect(await ask('/api/signup', { ...about, tracking: { ref: 'summer' } })).toBe(200);
  const token = new URL(await mailedLink(email, '/complete-signup'), origin).searchParams.get('token');
  expect(await ask('/api/activation', { token, password })).toBe(200);
  expect(await ask('/api/user.php', { login: email, password, remember: true })).toBe(200);
  return person;
}

test('[MEM-10b] the slot for cam profiles is a marked advertisement, only on the site that switches it on', async ({
  open,
}) => {
  const page = await open(amici);
  await joinAmici(page);
  await page.goto('/members');
  const advert = page.getByRole('complementary', { name: 'Live cams on a partner site' });
  await expect(advert.getByText('Advertisement')).toBeVisible();
  await expect(advert).toContainText('The people there aren’t members of Amici.');
  const link = advert.getByRole('link', { name: 'Go to cams.example' });
  await expect(link).toHaveAttribute('href', 'https://cams.example/profiles');
  await expect(link).toHaveAttribute('rel', /sponsored.*noreferrer/);
  await expect(link).toHaveAttribute('target', '_blank');
  // Below the people, without faces and without loading anything from the advertiser.
  await expect(advert.getByRole('img')).toHaveCount(0);

  const other = await open();
  await other.goto('/members');
  await expect(other.getByRole('list', { name: 'Members found' })).toBeVisible();
  await expect(other.getByText('Advertisement')).toHaveCount(0);
  await join(other, stranger());
  await other.goto('/members');
  await expect(other.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(other.getByText('Advertisement')).toHaveCount(0);
});

test('[LOC-09b] a site that passes data on asks first; the answer is kept with its time, and a yes can be withdrawn at once', async ({
  open,
}) => {
  const page = await open(amici);
  const { email } = await joinAmici(page);
  const kept = () =>
    stored<{ given: boolean; changed_at: Date }>(
      (sql) => sql`
        select c.given, c.changed_at from member_consents c join members m on m.id = c.member_id
        where m.email = ${email} order by c.number`,
    );
  await page.goto('/me');
  const question = page.getByRole('group', { name: 'May we pass your details on to partner sites?' });
  await expect(question).toContainText('your e-mail address, age, gender, country and language');
  expect(await kept()).toEqual([]);
  await question.getByRole('button', { name: 'Yes, pass them on' }).click();
  await expect(question).toHaveCount(0);
  await page.getByText('Privacy', { exact: true }).first().click();
  const choice = page.getByRole('switch', { name: 'Pass my details on to partner sites' });
  await expect(choice).toBeChecked();
  await expect.poll(async () => (await kept()).map(({ given }) => given)).toEqual([true]);
  await choice.uncheck();
  await expect.poll(async () => (await kept()).map(({ given }) => given)).toEqual([true, false]);
  for (const { changed_at } of await kept()) expect(Date.now() - changed_at.getTime()).toBeLessThan(60_000);
  await page.reload();
  await page.getByText('Privacy', { exact: true }).first().click();
  await expect(choice).not.toBeChecked();
  await expect(question).toHaveCount(0);
  await page.goto('/pages/privacy');
  await expect(page.getByRole('article')).toContainText('only if you have agreed to that');
  await expect(page.getByRole('article')).not.toContainText('We do not sell your data.');

  const other = await open();
  await join(other, stranger());
  await other.goto('/me');
  await other.getByText('Privacy', { exact: true }).first().click();
  await expect(other.getByRole('switch', { name: 'Show when I’m typing' })).toBeVisible();
  await expect(other.getByText(/partner sites/)).toHaveCount(0);
  await other.goto('/pages/privacy');
  await expect(other.getByRole('article')).toContainText('We do not sell your data.');
});

test('[MEM-03abc] a profile shows what the site allows: attributes with the site’s notes, interests, about me, a rough place, and other members', async ({
  open,
}) => {
  const page = await open();
  const annas = await open();
  const [, anna] = await Promise.all([
    join(page, stranger({ gender: 'man', seeking: 'woman' })),
    join(annas, stranger({ name: 'Anna' })),
  ]);
  const { places } = await call<{ places: { id: string; name: string }[] }>(
    annas,
    'GET',
    '/api/places/search?country=DE&text=Kassel',
  );
  await call(annas, 'PATCH', '/api/me', {
    about: 'I restore old radios.',
    interests: ['cooking', 'cycling'],
    place: places[0]?.id,
    attributes: [
      { name: 'hair_colour', value: 'brown' },
      { name: 'relationship_status', value: 'single' },
    ],
  });
  await page.goto(`/members/${anna.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('I restore old radios.')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Interests' })).toContainText(/Cooking.*Cycling/);
  await expect(main).toContainText('Kassel');
  for (const [label, value] of [
    ['Hair colour', 'Brown'],
    ['Relationship status', 'Single'],
  ] as const)
    await expect(
      main.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd'),
    ).toContainText(value);
  const note = 'Stated by the member. Heartline doesn’t check it.';
  await expect(
    main.getByRole('term').filter({ hasText: 'Relationship status' }).locator('xpath=following-sibling::dd'),
  ).toContainText(note);
  // An empty field has no note either.
  await expect(main.getByText('Only members who want to say so show it here.')).toHaveCount(0);
  for (const name of ['You might also like', 'Similar members'])
    await expect(main.getByRole('list', { name })).toBeVisible();
  // Neither the page nor its requests contain more of the place than town and region.
  const { profile } = await call<{ profile: object }>(page, 'GET', `/api/members/${anna.id}`);
  expect(JSON.stringify(profile)).not.toMatch(/"(lat|lon|latitude|longitude|cell_x|cell_y|position)"/);
});

test('[MEM-03b] notes are in the reader’s language', async ({ open }) => {
  const seen = new Set<string>();
  for (const language of languages) {
    const page = await open({ language });
    const { settings } = await call<{ settings: { visible_profile_notes: { field: string; note: string }[] } }>(
      page,
      'GET',
      '/api/settings.php',
    );
    const note = settings.visible_profile_notes.find(({ field }) => field === 'relationship_status')?.note;
    expect(note).toBe(wordsOf(language).say('site-words.note_relationship_status', { name: 'Heartline' }));
    seen.add(note ?? '');
  }
  expect(seen.size).toBe(languages.length);
});
