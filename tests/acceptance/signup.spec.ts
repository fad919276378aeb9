import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, fillAboutYou, fillBirth, join, mailedLink, stranger, type Person } from './support/people.ts';
import { origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

test('[SGN-01bcd] every refusal of the sign-up is shown at its field, in the reader’s language, and no input is lost', async ({
  open,
}) => {
  // The server's refusal of the taken address shows as a failed request.
  const page = await open({ language: 'de', allowed: /the server responded with a status of 4\d\d/ });
  const taken = await join(await open({ language: 'de' }), stranger({ language: 'de' }));
  const me = stranger({ name: 'Jana', language: 'de' });
  const { say } = wordsOf('de');
  const field = (id: string) => page.getByLabel(say(id), { exact: true });
  const next = page.getByRole('button', { name: say('signup.form.next') });

  const back = page.getByRole('button', { name: say('shared.common.back') });
  const required = new RegExp(escaped(say('shared.field.required')));
  const gender = page.getByRole('radiogroup', { name: say('signup.form.gender') });
  const seeking = page.getByRole('group', { name: say('signup.form.seeking') });

  await page.goto('/signup');
  await next.click();
  await expect(gender).toHaveAccessibleDescription(required);
  // With the keyboard: a pressed tile would go on by itself.
  await page.getByRole('radio', { name: say('shared.gender.woman'), exact: true }).press('Space');
  // A corrected field loses its error without pressing a button.
  await expect(gender).not.toHaveAccessibleDescription(required);
  await next.click();
  await next.click();
  await expect(seeking).toHaveAccessibleDescription(required);
  await page.getByRole('checkbox', { name: say('shared.seeking.man'), exact: true }).check();
  await expect(seeking).not.toHaveAccessibleDescription(required);
  await next.click();
  await next.click();
  const birthMissing = page.getByText(say('shared.field.birth_date_missing', { min_age: 18 }));
  await expect(birthMissing).toBeVisible();
  await page.getByLabel(say('signup.form.day'), { exact: true }).fill('3');
  await expect(birthMissing).toHaveCount(0);

  await fillBirth(page, me, { day: '31', month: '2', year: '1990' });
  await next.click();
  await expect(page.getByText(say('shared.field.invalid_date'))).toBeVisible();
  await fillBirth(page, me, { day: '14', month: '5', year: String(new Date().getFullYear() - 17) });
  await next.click();
  await expect(page.getByText(say('shared.field.too_young', { min_age: 18 }))).toBeVisible();
  await fillBirth(page, me, { day: '14', month: '5', year: '1990' });
  await next.click();

  await next.click();
  await expect(field('signup.form.name')).toHaveAccessibleDescription(required);
  await field('signup.form.name').fill('@jana');
  await expect(field('signup.form.name')).not.toHaveAccessibleDescription(required);
  await next.click();
  await expect(field('signup.form.name')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.name_starts_with_at'))),
  );
  await field('signup.form.name').fill(me.email);
  await next.click();
  await next.click();

  await field('signup.form.email').fill('jana at example');
  await field('signup.form.password').fill('short');
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(field('signup.form.email')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.invalid_email'))),
  );
  await expect(field('signup.form.password')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.password_short', { min: 8 }))),
  );
  await field('signup.form.email').fill(me.email);
  await field('signup.form.password').fill(me.password);
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(field('signup.form.name')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.name_is_email'))),
  );
  await expect(field('signup.form.name')).toBeFocused();

  await field('signup.form.name').fill('Heartline Ѕuрроrt');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(field('signup.form.name')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.name_reserved'))),
  );
  await field('signup.form.name').fill(me.name);
  await next.click();
  await next.click();
  await field('signup.form.email').fill(taken.email);
  await field('signup.form.password').fill('Passwort123');
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(field('signup.form.password')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.password_common'))),
  );
  await expect(field('signup.form.email')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.email_taken'))),
  );
  await field('signup.form.password').fill(me.password);
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(field('signup.form.email')).toHaveAccessibleDescription(
    new RegExp(escaped(say('shared.field.email_taken'))),
  );
  await expect(page.getByRole('link', { name: say('signup.form.emailTakenLogin') })).toBeVisible();
  await expect(field('signup.form.password')).toHaveValue(me.password);

  await field('signup.form.email').fill(me.email);
  for (const question of ['Country', 'Name', 'Birth'] as const) {
    await back.click();
    await expect(page.getByRole('heading', { name: say(`signup.form.question${question}`) })).toBeFocused();
  }
  await expect(page.getByLabel(say('signup.form.year'), { exact: true })).toHaveValue('1990');
  for (let question = 0; question < 3; question++) await next.click();
  await expect(field('signup.form.password')).toHaveValue(me.password);
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(page).toHaveURL(/\/complete-signup/);
  const { user } = await call<{ user: { name: string; profile: { gender: string; date_of_birth: string } } }>(
    page,
    'GET',
    '/api/user.php',
  );
  expect(user).toMatchObject({ name: me.name, profile: { gender: 'woman', date_of_birth: '1990-05-14' } });
});

test('[SGN-02abc] the sign-up is a modal on a desktop that neither Escape nor a click beside it closes, closes by its button or when leaving for the login, and is a page on a phone', async ({
  open,
}) => {
  const { say } = wordsOf('en');
  const me = stranger();
  const page = await open();
  await page.goto('/signup');
  const dialog = page.getByRole('dialog', { name: say('signup.form.title') });
  await expect(dialog).toBeVisible();
  // It covers the home page, whose header and footer are hidden.
  await expect(page.locator('[inert]').getByText(say('site.home.title'))).toBeVisible();
  await expect(page.locator('header, footer').filter({ has: page.getByRole('navigation') })).toHaveCount(0);
  await fillAboutYou(page, me);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(page.getByLabel('Year')).toHaveValue('1990');
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(dialog).toBeHidden();
  await page.goto('/signup');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(dialog).toBeHidden();

  const small = await open({ viewport: { width: 390, height: 800 } });
  await small.goto('/signup');
  await expect(small.getByRole('heading', { level: 1, name: say('signup.form.title') })).toBeVisible();
  await expect(small.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the sign-up asks one question at a time, with back, close and next always in view', async ({
  open,
}) => {
  const { say } = wordsOf('en');
  const me = stranger();
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.goto('/signup');
  await expect(page.getByRole('link', { name: 'Heartline' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await fillAboutYou(page, me);
  for (const name of ['Back', 'Close', 'Next'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Step 3 of 6')).toBeAttached();

  // A visitor who leaves for a moment returns to the same question, with the earlier answers.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: say('signup.form.questionBirth') })).toBeVisible();
  await expect(page.getByLabel('Year')).toHaveValue('1990');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: say('shared.seeking.man'), exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: say('shared.gender.woman'), exact: true })).toBeChecked();
});

test('[SGN-06a][SGN-05a] an unconfirmed member is reminded, can have the link sent again, and is hidden from others until then', async ({
  open,
}) => {
  const page = await open();
  const me = stranger();
  const { user } = await signUpOnly(page, me);
  await page.goto('/members');
  await expect(page.getByText('Confirm your e-mail', { exact: true })).toBeVisible();
  await expect(page.getByText(me.email)).toBeVisible();
  const first = await mailedLink(me.email, '/complete-signup');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/sent the link again/)).toBeVisible();
  await expect.poll(() => mailedLink(me.email, '/complete-signup')).not.toBe(first);

  const other = await open({ allowed: /status of 404/ });
  await join(other, stranger({ gender: 'man', seeking: 'woman' }));
  await other.goto(`/members/${user.id}`);
  await expect(other.getByRole('heading', { name: 'This profile isn’t available' })).toBeVisible();

  await page.goto(await mailedLink(me.email, '/complete-signup'));
  await expect(page.getByRole('heading', { name: 'Welcome! Your account is active' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Say hello to / }).first()).toHaveAttribute(
    'href',
    /^\/members\/[^/]+\/chat$/,
  );
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(page.getByText('Confirm your e-mail', { exact: true })).toHaveCount(0);
  await other.goto(`/members/${user.id}`);
  await expect(other.getByRole('heading', { level: 1, name: new RegExp(me.name) })).toBeVisible();
});

test('[SGN-05c] a link that does not work says “Activation failed” and sends a new one', async ({ open }) => {
  const page = await open({ allowed: /status of 4\d\d/ });
  await page.goto('/activate?token=not-a-token');
  await expect(page.getByRole('heading', { name: 'Activation failed' })).toBeVisible();
  await page.getByLabel('Your account’s e-mail address').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(/If there’s an account to confirm/)).toBeVisible();
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function signUpOnly(
  page: Page,
  { name, email, password, gender, seeking, country, language }: Person,
): Promise<{ user: { id: string } }> {
  await page.goto(origin);
  return await call(page, 'POST', '/api/signup', {
    name,
    email,
    password,
    gender,
    seeking: [seeking],
    country,
    language,
    date_of_birth: '1990-05-14',
  });
}
