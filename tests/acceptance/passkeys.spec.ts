import { expect, type CDPSession, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, join, logIn, mailsOf, stranger, type Person } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const refused = /status of (4\d\d)|net::ERR_INTERNET_DISCONNECTED/;

/** A phone's built-in authenticator: it confirms by itself, and refuses where it has no passkey of the account. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Adds the first passkey on the pages; returns the recovery codes. */
async function addFirst(page: Page, { language, password }: Person, name: string): Promise<string[]> {
  const { say } = wordsOf(language);
  await page.goto('/me');
  await page.getByRole('link', { name: say('account.me.passkeys') }).click();
  await expect(page).toHaveURL(/\/me\/passkeys$/);
  await page.getByRole('button', { name: say('account.passkeys.add') }).click();
  const field = page.getByLabel(say('account.email.password'), { exact: true });
  const next = page.getByRole('button', { name: say('account.passkeys.next') });
  await field.fill('not this one');
  await next.click();
  await expect(page.getByText(say('account.email.wrong'))).toBeVisible();
  await field.fill(password);
  await next.click();
  await page.getByLabel(say('account.passkeys.name'), { exact: true }).fill(name);
  await page.getByRole('button', { name: say('account.passkeys.make') }).click();
  const list = page.getByRole('list', { name: say('account.secondStep.codes') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: say('account.secondStep.kept') }).click();
  return codes;
}

/** Without a page of the application open: it would react by navigating, and interrupt the next page load. */
async function logOut(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await call(page, 'GET', '/api/logout.php');
}

async function giveFirstStep(page: Page, { language, email, password }: Person): Promise<void> {
  const { say } = wordsOf(language);
  await page.goto('/login');
  await page.getByLabel(say('session.login.login')).fill(email);
  await page.getByLabel(say('session.login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('session.login.submit') }).click();
  await expect(page.getByRole('heading', { name: say('session.secondStep.title') })).toBeVisible();
}

test('[ACC-10abe] a passkey is added, renamed and removed, with recovery codes as long as there is one; each change is mailed', async ({
  open,
}) => {
  const me = stranger({ language: 'de' });
  const page = await open({ language: 'de', allowed: refused });
  await join(page, me);
  const elsewhere = await open({ allowed: refused });
  await logIn(elsewhere, me.email, me.password);
  await addAuthenticator(page);
  const { say } = wordsOf('de');
  const [first = '', second = ''] = await addFirst(page, me, 'Mein Handy');
  // This session continues; the others end at once. The codes are not shown again.
  await expect(elsewhere.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.reload();
  const list = page.getByRole('list', { name: say('account.passkeys.list') });
  await expect(list.getByText('Mein Handy')).toBeVisible();
  await expect(list.getByText(say('account.passkeys.unused'))).toBeVisible();
  await expect(list.getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible();
  await expect(page.getByText(first)).toBeHidden();

  await list.getByRole('button', { name: say('account.passkeys.renameOne', { name: 'Mein Handy' }) }).click();
  await page.getByLabel(say('account.passkeys.name'), { exact: true }).fill('Altes Handy');
  await page.getByRole('button', { name: say('shared.common.save') }).click();
  await expect(list.getByText('Altes Handy')).toBeVisible();

  const remove = async () => {
    await list.getByRole('button', { name: say('account.passkeys.removeOne', { name: 'Altes Handy' }) }).click();
    await page.getByLabel(say('account.email.password'), { exact: true }).fill(me.password);
  };
  const confirm = page.getByRole('button', { name: say('account.passkeys.removeTitle') });
  await remove();
  await page.getByRole('button', { name: say('account.passkeys.useCode') }).click();
  const code = page.getByLabel(say('account.secondStep.anyCode'));
  await code.fill('0000-0000-0000-0000');
  await confirm.click();
  await expect(page.getByText(say('account.secondStep.anyCodeWrong'))).toBeVisible();
  await code.fill(second);
  await confirm.click();
  await expect(page.getByText(say('account.passkeys.removed'))).toBeVisible();
  await expect(list).toBeHidden();
  expect(await call(page, 'GET', '/api/me/second-step')).toMatchObject({ recovery_codes_left: 0, passkey: 'none' });
  await logIn(await open(), me.email, me.password);
  await expect
    .poll(() => mailsOf(me.email), { intervals: [50] })
    .toEqual(expect.arrayContaining(['passkeyAdded', 'recoveryCodeUsed', 'passkeyRemoved']));
});

test('[ACC-10acde] the login asks for the passkey after the password, and explains a failure; a recovery code works instead', async ({
  open,
}) => {
  const me = stranger({ language: 'fr' });
  const page = await open({ language: 'fr', allowed: refused });
  await join(page, me);
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const { say } = wordsOf('fr');
  const [first = ''] = await addFirst(page, me, 'Mon téléphone');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (!credential) throw new Error('no passkey in the authenticator');

  await logOut(page);
  await giveFirstStep(page, me);
  expect(await call(page, 'GET', '/api/user.php')).toMatchObject({ user: null });
  const use = page.getByRole('button', { name: say('session.secondStep.passkeyUse') });
  // A phone without it, then one with an outdated copy.
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await use.click();
  await expect(page.getByText(say('session.secondStep.passkeyCancelled'))).toBeVisible();
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 50 } });
  await use.click();
  await expect(page).toHaveURL(/\/members/);
  await page.goto('/me/passkeys');
  await expect(page.getByText(say('account.passkeys.unused'))).toBeHidden();
  await logOut(page);
  await giveFirstStep(page, me);
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 10 } });
  await use.click();
  await expect(page.getByText(say('session.secondStep.passkeyUnrecognised'))).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.context().setOffline(true);
  await use.click();
  await expect(page.getByText(say('shared.error.network'))).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole('button', { name: say('session.secondStep.toRecovery') }).click();
  await page.getByLabel(say('session.secondStep.recoveryCode'), { exact: true }).fill(first);
  await page.getByRole('button', { name: say('session.login.submit') }).click();
  await expect(page).toHaveURL(/\/members/);

  // A member with a passkey proves their identity with it.
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 90 } });
  await page.goto('/me/passkeys');
  await page.getByRole('button', { name: say('account.passkeys.removeOne', { name: 'Mon téléphone' }) }).click();
  await page.getByLabel(say('account.email.password'), { exact: true }).fill(me.password);
  await page.getByRole('button', { name: say('account.passkeys.removeTitle') }).click();
  await expect(page.getByText(say('account.passkeys.removed'))).toBeVisible();
  await expect
    .poll(() => mailsOf(me.email), { intervals: [50] })
    .toEqual(expect.arrayContaining(['passkeyAdded', 'passkeyRemoved']));
});
