import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, logIn, mailedLink, stranger, type Person } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const refused = /status of (4\d\d)/;

/** Fills in and sends the form for a new address, starting from the hub. */
async function askFor(page: Page, { language }: Person, email: string, password: string): Promise<void> {
  const { say } = wordsOf(language);
  await page.getByLabel(say('account.email.field')).fill(email);
  await page.getByLabel(say('account.email.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('account.email.submit') }).click();
}

test('[ACC-04a] a new e-mail address takes effect once the mailed link is confirmed; an invalid or taken one is refused with its own text', async ({
  open,
}) => {
  const [taken, me] = [stranger(), stranger({ language: 'pl' })];
  await join(await open(), taken);
  const page = await open({ language: 'pl', allowed: refused });
  await join(page, me);
  const { say } = wordsOf('pl');
  const email = `new-${me.email}`;
  await page.goto('/me');
  await page.getByRole('link', { name: new RegExp(say('account.me.email')) }).click();
  await expect(page).toHaveURL(/\/me\/email$/);
  for (const [typed, words] of [
    ['nobody at home', 'account.email.invalid'],
    ['jörg@example.org', 'account.email.letters'],
    [taken.email, 'account.email.taken'],
  ] as const) {
    await askFor(page, me, typed, me.password);
    await expect(page.getByText(say(words))).toBeVisible();
  }
  await askFor(page, me, email, 'not this one');
  await expect(page.getByText(say('account.email.wrong'))).toBeVisible();
  await askFor(page, me, email, me.password);
  await expect(page.getByRole('heading', { name: say('account.email.sentTitle') })).toBeVisible();

  // Opening the link, as mail programs do, changes nothing: only the button does, on any device.
  const link = await mailedLink(email, '/mail-change/do');
  const elsewhere = await open({ language: 'pl', allowed: refused });
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(email)).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/mail-change\/do$/);
  await page.goto('/me');
  await expect(page.getByText(me.email, { exact: true })).toBeVisible();
  // Where nobody is logged in, the password identifies the owner of the account.
  const given = elsewhere.getByLabel(say('account.email.password'), { exact: true });
  await given.fill('not this one');
  await elsewhere.getByRole('button', { name: say('account.emailLink.submit') }).click();
  await expect(elsewhere.getByText(say('account.email.wrong'))).toBeVisible();
  await given.fill(me.password);
  await elsewhere.getByRole('button', { name: say('account.emailLink.submit') }).click();
  await expect(elsewhere.getByRole('heading', { name: say('account.emailLink.doneTitle') })).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: say('account.emailLink.alreadyTitle') })).toBeVisible();
  await mailedLink(me.email, '/pages/service');
  await logIn(await open(), email, me.password);
});

test('a damaged link to a new address has its own text, and so has a link opened by a member of another account', async ({
  open,
}) => {
  const [me, other] = [stranger(), stranger()];
  const mine = await open();
  await join(mine, me);
  const email = `new-${me.email}`;
  await mine.goto('/me/email');
  await askFor(mine, me, email, me.password);
  const link = await mailedLink(email, '/mail-change/do');
  const theirs = await open({ allowed: refused });
  await join(theirs, other);
  const { say } = wordsOf('en');
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: say('account.emailLink.foreignTitle') })).toBeVisible();
  await theirs.goto('/mail-change/do?token=made-up');
  await expect(theirs.getByRole('heading', { name: say('account.emailLink.invalidTitle') })).toBeVisible();
});

test('[ACC-04b] a new password ends every other session; a wrong old one and two that differ are refused with their own texts', async ({
  open,
}) => {
  const me = stranger({ language: 'de' });
  const page = await open({ language: 'de', allowed: refused });
  await join(page, me);
  const elsewhere = await open({ allowed: refused });
  await logIn(elsewhere, me.email, me.password);
  await elsewhere.goto('/members');
  const { say } = wordsOf('de');
  const renewed = 'a whole new sentence';
  const fill = async (current: string, repeated: string) => {
    await page.getByLabel(say('account.password.current'), { exact: true }).fill(current);
    await page.getByLabel(say('account.password.new'), { exact: true }).fill(renewed);
    await page.getByLabel(say('account.password.repeat'), { exact: true }).fill(repeated);
    await page.getByRole('button', { name: say('account.password.submit') }).click();
  };
  await page.goto('/me');
  await page.getByRole('link', { name: say('account.me.password') }).click();
  await fill(me.password, 'something else');
  await expect(page.getByText(say('shared.field.passwords_differ'))).toBeVisible();
  await fill('not this one', renewed);
  await expect(page.getByText(say('shared.error.password_wrong'))).toBeVisible();
  await fill(me.password, renewed);
  await expect(page.getByRole('heading', { name: say('account.password.doneTitle') })).toBeVisible();
  // This session continues; the others end at once.
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: me.name })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await logIn(elsewhere, me.email, renewed);
});

test('all settings of what others see of a member are on one page, each switch one press away', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const openPrivacy = async () => {
    await page.goto('/me');
    await page.getByRole('list', { name: 'Privacy and devices' }).getByText('Privacy').click();
  };
  await openPrivacy();
  for (const name of ['Show when I’ve read messages', 'Show when I’m typing'])
    await expect(page.getByRole('switch', { name })).toBeVisible();
  // Without measurement there is nothing to allow.
  await expect(page.getByRole('link', { name: 'What the site may measure' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Who may see my photos' }).click();
  await expect(page.getByRole('switch', { name: 'Show my photos to people without an account' })).toBeVisible();
  await openPrivacy();
  await page.getByRole('link', { name: 'Who sees that I’ve looked at their profile' }).click();
  await expect(page.getByRole('switch', { name: 'Invisible mode' })).toBeVisible();
});
