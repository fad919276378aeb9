import { expect, type Page } from '@playwright/test';

import { appCode } from '../../apps/server/src/testing/authenticator-app.ts';
import { test } from './support/browsers.ts';
import { call, join, logIn, mailedLink, mailsOf, stranger, type Person } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const refused = /status of (4\d\d)/;

/** The app's code, this many half minutes from now: each code works once. */
const codeOf = (key: string, away = 0) => appCode(key, new Date(Date.now() + away * 30_000));
const wrongFor = (key: string) =>
  ['000000', '111111', '222222', '333333', '444444'].find(
    (code) => ![-2, -1, 0, 1, 2].some((away) => codeOf(key, away) === code),
  ) ?? '';

/** Switches it on on the pages; returns the key of the app, the recovery codes and the code used. */
async function switchOn(
  page: Page,
  { language, password }: Person,
): Promise<{ key: string; codes: string[]; used: string }> {
  const { say } = wordsOf(language);
  await page.goto('/me');
  await page.getByRole('link', { name: say('account.me.secondStep') }).click();
  await expect(page).toHaveURL(/\/me\/second-step$/);
  const field = page.getByLabel(say('account.email.password'), { exact: true });
  const start = page.getByRole('button', { name: say('account.secondStep.start') });
  await field.fill('not this one');
  await start.click();
  await expect(page.getByText(say('account.email.wrong'))).toBeVisible();
  await field.fill(password);
  await start.click();

  await expect(page.getByRole('img', { name: say('account.secondStep.picture') })).toBeVisible();
  const address = await page.getByRole('link', { name: say('account.secondStep.openApp') }).getAttribute('href');
  const key = new URL(address ?? '').searchParams.get('secret') ?? '';
  await expect(page.getByText((key.match(/.{4}/g) ?? []).join(' '))).toBeVisible();
  const code = page.getByLabel(say('account.secondStep.code'), { exact: true });
  await code.fill(wrongFor(key));
  await expect(page.getByText(say('account.secondStep.codeWrong'))).toBeVisible();
  const used = codeOf(key, -1);
  await code.fill(used);
  const list = page.getByRole('list', { name: say('account.secondStep.codes') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: say('account.secondStep.kept') }).click();
  return { key, codes, used };
}

async function giveFirstStep(page: Page, { language, email, password }: Person): Promise<void> {
  const { say } = wordsOf(language);
  await page.goto('/login');
  await page.getByLabel(say('session.login.login')).fill(email);
  await page.getByLabel(say('session.login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('session.login.submit') }).click();
  await expect(page.getByRole('heading', { name: say('session.secondStep.title') })).toBeVisible();
}

test('[ACC-09abcd] the second step is switched on by a first code of the app, and off by password and code; each change is mailed', async ({
  open,
}) => {
  const me = stranger({ language: 'fi' });
  const page = await open({ language: 'fi', allowed: refused });
  await join(page, me);
  const elsewhere = await open({ allowed: refused });
  await logIn(elsewhere, me.email, me.password);
  const { say } = wordsOf('fi');
  const { codes } = await switchOn(page, me);

  // This session continues; the others end at once. The codes are not shown again.
  await expect(elsewhere.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: say('account.secondStep.off') })).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toBeHidden();
  const ask = async (button: 'account.secondStep.off' | 'account.secondStep.newCodes', code: string) => {
    await page.getByLabel(say('account.email.password'), { exact: true }).fill(me.password);
    await page.getByLabel(say('account.secondStep.anyCode')).fill(code);
    await page.getByRole('button', { name: say(button) }).click();
  };
  await page.getByRole('button', { name: say('account.secondStep.newCodes') }).click();
  await ask('account.secondStep.newCodes', codes[0] ?? '');
  const list = page.getByRole('list', { name: say('account.secondStep.codes') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const renewed = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: say('account.secondStep.kept') }).click();

  await page.getByRole('button', { name: say('account.secondStep.off') }).click();
  await ask('account.secondStep.off', codes[1] ?? '');
  await expect(page.getByText(say('account.secondStep.anyCodeWrong'))).toBeVisible();
  await ask('account.secondStep.off', renewed[0] ?? '');
  await expect(page.getByRole('button', { name: say('account.secondStep.start') })).toBeVisible();
  await logIn(await open(), me.email, me.password);
  await expect
    .poll(() => mailsOf(me.email), { intervals: [50] })
    .toEqual(expect.arrayContaining(['secondStepOn', 'recoveryCodeUsed', 'recoveryCodesNew', 'secondStepOff']));
});

test('[SES-10abcd] with a second step, the login asks for a code after the password, or for a recovery code', async ({
  open,
}) => {
  const me = stranger({ language: 'de' });
  const page = await open({ language: 'de', allowed: refused });
  await join(page, me);
  const { say } = wordsOf('de');
  const { key, codes, used } = await switchOn(page, me);

  const phone = await open({ language: 'de', allowed: refused });
  await giveFirstStep(phone, me);
  expect(await call(phone, 'GET', '/api/user.php')).toMatchObject({ user: null });
  const code = phone.getByLabel(say('session.secondStep.code'), { exact: true });
  for (const wrong of [wrongFor(key), used]) {
    await code.fill(wrong);
    await expect(phone.getByText(say('session.secondStep.wrong'))).toBeVisible();
  }
  await code.fill(codeOf(key, 1));
  await expect(phone).toHaveURL(/\/members/);

  // A new password by mail leaves it on; a recovery code works once.
  const other = await open({ language: 'de', allowed: refused });
  await call(other, 'POST', '/api/password-reset', { email: me.email });
  const link = await mailedLink(me.email, '/reset-password/do');
  me.password = 'a whole new sentence';
  const token = new URL(link, 'http://x').searchParams.get('token');
  await call(other, 'PUT', '/api/password-reset', { token, password: me.password });
  const recover = async (on: Page) => {
    await giveFirstStep(on, me);
    await on.getByRole('button', { name: say('session.secondStep.toRecovery') }).click();
    await on.getByLabel(say('session.secondStep.recoveryCode'), { exact: true }).fill(codes[0] ?? '');
    await on.getByRole('button', { name: say('session.login.submit') }).click();
  };
  await recover(other);
  await expect(other).toHaveURL(/\/members/);
  const third = await open({ language: 'de', allowed: refused });
  await recover(third);
  await expect(third.getByText(say('session.secondStep.recoveryWrong'))).toBeVisible();
});
