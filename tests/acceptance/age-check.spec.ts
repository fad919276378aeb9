import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { checkedCountry } from './support/entry-sites.ts';
import { call, join, mailedLink, stranger, type Person } from './support/people.ts';
import { closedSite } from './support/site.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const there = (about: Partial<Person> = {}) => stranger({ country: checkedCountry, ...about });

/** The answer to an API call: its code, or its status. */
async function answer(page: Page, method: string, path: string, data?: object): Promise<string | number> {
  const headers = { 'x-heartline-client': 'web' };
  const answered = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
  const body = (await answered.json().catch(() => ({}))) as { error?: { code: string } };
  return body.error?.code ?? answered.status();
}

/** The return address, with the answer, that the provider's page would use for a new check. */
async function answeredBy(page: Page, adult: 'yes' | 'no'): Promise<URL> {
  const { url } = await call<{ url: string }>(page, 'POST', '/api/me/age-check');
  const back = await page.request.post(url, { form: { adult }, maxRedirects: 0 });
  return new URL(back.headers()['location'] ?? '');
}

test('[ACC-11a] a member in a country with age checks is checked on the provider’s page, can try again after a no, and continues where they wanted to go', async ({
  open,
}) => {
  const page = await open();
  const me = await join(page, there());
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/age-check$/);
  await expect(heading(page, 'Have your age checked')).toBeVisible();
  await expect(page.getByText('We don’t tell the provider your name or your e-mail address.')).toBeVisible();

  await press(page, 'Start the check');
  await expect(heading(page, 'Test age check')).toBeVisible();
  expect(page.url()).not.toContain(me.id);
  await press(page, 'Say that I’m not an adult');
  await expect(heading(page, 'The check couldn’t confirm your age')).toBeVisible();
  await expect(page).toHaveURL(/\/age-check$/);
  await page.reload();
  await press(page, 'Try again');
  await press(page, 'Say that I’m an adult');
  await expect(heading(page, 'Thank you, that’s done')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/likes/);
  await expect(heading(page, 'Likes')).toBeVisible();
  const kept = await stored(
    (sql) => sql<object[]>`
      select to_jsonb(c) - 'member_id' - 'checked_at' as kept from age_checks c
      where member_id = (select id from members where public_id = ${me.id})`,
  );
  expect(kept).toEqual([{ kept: { passed: true } }]);

  // A member elsewhere is not checked, except when the visit comes from such a country.
  const elsewhere = await open();
  await join(elsewhere, stranger());
  await elsewhere.goto('/likes');
  await expect(heading(elsewhere, 'Likes')).toBeVisible();
  await elsewhere.goto('about:blank');
  await elsewhere.context().setExtraHTTPHeaders({ 'x-forwarded-for': '10.0.0.1', 'cf-ipcountry': checkedCountry });
  await elsewhere.goto('/likes');
  await expect(heading(elsewhere, 'Have your age checked')).toBeVisible();
});

test('[ACC-11a] where the provider cannot be reached the page says so, and the next press starts a check', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 503/ });
  await join(page, there());
  let away = true;
  await page.route('**/api/me/age-check', async (route) => {
    if (!away || route.request().method() !== 'POST') return route.continue();
    return route.fulfill({ status: 503, json: { error: { code: 'age_check_unavailable' } } });
  });
  await page.goto('/members');
  await press(page, 'Start the check');
  await expect(page.getByText('We can’t reach the age check right now. Try again in a few minutes.')).toBeVisible();
  away = false;
  await press(page, 'Start the check');
  await expect(heading(page, 'Test age check')).toBeVisible();
});

test('[ACC-11b] before the check only the calls open to everybody are answered, in any way of asking; forged, reused and other members’ answers are refused', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 410/ });
  const others = await open();
  await Promise.all([join(page, there()), join(others, there())]);
  const ways: [method: string, path: string, data?: object, host?: string][] = [
    ['GET', '/api/members'],
    ['GET', '/api/chats.php'],
    ['GET', '/api/chats.php?forced_domain=nordlys.test'],
    ['GET', '/api/chats.php', undefined, new URL(closedSite).host],
    ['GET', '/api/credit-packages'],
    ['GET', '/api/me/photos'],
    ['PATCH', '/api/me', { country: 'DE' }],
    ['PATCH', '/api/signup/progress', { step: 'photo', act: 'skip' }],
  ];
  for (const [method, path, data, host] of ways) {
    const tried = await page.request.fetch(path, {
      method,
      headers: { 'x-heartline-client': 'web', ...(host ? { host } : {}) },
      ...(data ? { data } : {}),
    });
    expect([path, tried.status(), await tried.text()]).toEqual([
      path,
      403,
      expect.stringContaining('age_check_required'),
    ]);
  }
  for (const path of ['/api/user.php', '/api/settings.php', '/api/me/export', '/api/complaints', '/api/me/sessions'])
    expect([path, await answer(page, 'GET', path)]).toEqual([path, 200]);

  const no = await answeredBy(page, 'no');
  const theirs = await answeredBy(others, 'yes');
  const forged = new URL(no);
  forged.searchParams.set('result', 'yes');
  for (const address of [forged, theirs]) {
    await page.goto(address.pathname + address.search);
    await expect(page.getByText('This answer can’t be used. Start the check again.')).toBeVisible();
    await expect(page).toHaveURL(/\/age-check$/);
  }
  expect(await answer(page, 'GET', '/api/chats.php')).toBe('age_check_required');

  await page.goto(no.pathname + no.search);
  await expect(heading(page, 'The check couldn’t confirm your age')).toBeVisible();
  await page.goto(no.pathname + no.search);
  await expect(page.getByText('This answer can’t be used. Start the check again.')).toBeVisible();
  await others.goto(theirs.pathname + theirs.search);
  await expect(heading(others, 'Thank you, that’s done')).toBeVisible();
  expect(await answer(others, 'GET', '/api/chats.php')).toBe(200);

  // The rights of everybody remain: reading the terms, and deleting the account.
  await page.goto('/pages/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/terms$/);
  await page.goto('/delete-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Delete account' })).toBeVisible();
});

test('[ACC-11a] the mailed link confirms the address all the same, and the questions of the sign-up wait for the check', async ({
  open,
}) => {
  const page = await open({ language: 'de' });
  const me = there({ language: 'de' });
  const { name, email, password, gender, seeking, country, language } = me;
  await page.goto('/');
  await call(page, 'POST', '/api/signup', {
    name,
    email,
    password,
    gender,
    seeking: [seeking],
    country,
    language,
    date_of_birth: '1990-05-14',
  });
  await page.goto('/complete-signup');
  await expect(heading(page, 'Lass dein Alter prüfen')).toBeVisible();
  await page.goto(await mailedLink(email, '/complete-signup'));
  await expect(page).toHaveURL(/\/activate\/done/);
  const back = await answeredBy(page, 'yes');
  await page.goto(back.pathname + back.search);
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/\/complete-signup$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
