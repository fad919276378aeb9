import { readdir, readFile, rename } from 'node:fs/promises';
import { join as joinPath } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { siteAt } from './support/entry-sites.ts';
import { foundInFiles, foundInRows } from './support/everything.ts';
import { waitUntilKept, writes } from './support/kept.ts';
import { liveWhereItIsNoon } from './support/noon.ts';
import { activate, call, join, logIn, mailedLink, signUp, stranger } from './support/people.ts';
import { openPhoneLine } from './support/phone-line.ts';
import { addPhoto } from './support/photos.ts';
import { pushBrowser } from './support/push-browser.ts';
import { subscribeAtDesk } from './support/push-desk.ts';
import { mailDir } from './support/site.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use(wholeBrowser);

// One member, from the first page to the day after the last: each test continues where the previous one ended.
test.describe.configure({ mode: 'serial' });

// In a country that no other test searches: her photos are deleted during the test.
const me = stranger({ name: 'Lebenslauf', country: 'GB' });
const friend = stranger({ name: 'Ben', gender: 'man', seeking: 'woman' });
const tag = me.email.slice(4, 12);
const planted = (what: string) => `mark-${what}-${tag}`;
/** All her data, by kind; values that only the server knows are added on the way. */
const marks: Record<string, string> = {
  name: me.name,
  email: me.email,
  'second e-mail': `new-${me.email}`,
  'first password': me.password,
  'second password': planted('password'),
  draft: planted('draft'),
  about: planted('about'),
  'what she wrote': planted('wrote'),
  'what she wrote offline': planted('offline'),
  'what she was told': planted('told'),
  'what she reported': planted('reported'),
  'what was reported of her': planted('of-her'),
  complaint: planted('complaint'),
  'a word to the complaint': planted('word'),
  'her phone': planted('phone'),
  'her other device': planted('desktop'),
  network: planted('network'),
  ref: planted('ref'),
  'first tracking': planted('sub1'),
  'second tracking': planted('sub2'),
  'third tracking': planted('sub3'),
};
/** These must never be found anywhere. */
const neverStored = ['first password', 'second password'];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const agent = (mark: string) => `Mozilla/5.0 (Test) ${mark}`;

test('a life: warned, she signs up, answers on two devices and confirms', async ({ open }) => {
  const page = await open({ ...phone, baseURL: siteAt('warned'), userAgent: agent(marks['her phone'] ?? '') });
  const where = {
    network: 'network',
    ref: 'ref',
    sub1: 'first tracking',
    sub2: 'second tracking',
    sub3: 'third tracking',
  };
  const query = new URLSearchParams(Object.entries(where).map(([name, mark]) => [name, marks[mark] ?? '']));
  await page.goto(`/?${query}`);
  await expect(page.getByRole('alertdialog', { name: 'For adults only' })).toBeVisible();
  await press(page, 'I am 18 or older: enter');
  await signUp(page, me);
  await page.goto('/complete-signup');
  for (const step of ['Add a photo', 'Where do you live?', 'A few facts about you']) {
    await expect(question(page, step)).toBeVisible();
    await press(page, 'Skip');
  }
  await page.getByRole('textbox').fill(marks['draft'] ?? '');

  const other = await open({ userAgent: agent(marks['her other device'] ?? '') });
  await logIn(other, me.email, me.password);
  await expect
    .poll(async () => JSON.stringify(await call(other, 'GET', '/api/signup/progress')))
    .toContain(marks['draft']);
  await other.goto('/complete-signup');
  await expect(other.getByRole('textbox')).toHaveValue(marks['draft'] ?? '');
  await other.getByRole('textbox').fill(`${marks['draft']} ${marks['about']}`);
  await press(other, 'Next');
  await expect(other.getByRole('textbox')).toHaveCount(0);
  await activate(other, me);
  const { user } = await call<{ user: { id: string; status: string; profile: { about: string } } }>(
    other,
    'GET',
    '/api/user.php',
  );
  expect(user).toMatchObject({ status: 'active', profile: { about: `${marks['draft']} ${marks['about']}` } });
  me.id = user.id;
});

test('[ACC-03b] a life: she gets a push, reads without a network, and what she writes there goes out', async ({
  open,
}) => {
  const line = await openPhoneLine();
  const page = await open({
    ...phone,
    baseURL: line.origin,
    userAgent: agent(marks['her phone'] ?? ''),
    serviceWorkers: 'allow',
    allowed: /net::ERR_|network|Failed to fetch/i,
  });
  const browser = await pushBrowser(page, line.origin);
  const friends = await open();
  await join(friends, friend);
  await liveWhereItIsNoon(me.id);
  await page.context().grantPermissions(['notifications'], { origin: line.origin });
  await call(page, 'POST', '/api/user.php', { login: me.email, password: me.password, remember: true });
  await page.goto('/profile');
  await addPhoto(page, 1);
  await page.goto('/me');
  await page.getByText('Notifications on this device').click();
  const told = page.getByRole('switch', { name: 'Tell me about new messages' });
  await told.click();
  await expect(told).toBeChecked();

  await page.goto('about:blank');
  const id = await writes(friends, me, marks['what she was told'] ?? '');
  const [push] = await browser.received();
  await browser.deliver(push!);
  const pressed = await browser.press();
  expect(pressed).toEqual({ act: 'opens', url: `${line.origin}/chats/${id}` });
  await page.goto(pressed.url);
  await expect(bubble(page, friend.name, marks['what she was told'] ?? '')).toBeVisible();
  await send(page, friend.name, marks['what she wrote'] ?? '');
  await waitUntilKept(page, 1);

  await line.go(page, 'offline');
  await page.goto(`/chats/${id}`);
  await expect(bubble(page, friend.name, marks['what she was told'] ?? '')).toBeVisible();
  await send(page, friend.name, marks['what she wrote offline'] ?? '');
  await line.go(page, 'online');
  const heard = async () => JSON.stringify(await call(friends, 'GET', `/api/conversations/${id}/messages`));
  for (const mark of ['what she wrote', 'what she wrote offline']) await expect.poll(heard).toContain(marks[mark]);

  await call(page, 'PUT', `/api/members/${friend.id}/like`);
  await call(friends, 'PUT', `/api/members/${me.id}/like`);
  const report = (text: string) => ({ subject: { kind: 'profile' }, reason: 'fake', text });
  await call(page, 'POST', `/api/members/${friend.id}/report`, report(marks['what she reported'] ?? ''));
  await call(friends, 'POST', `/api/members/${me.id}/report`, report(marks['what was reported of her'] ?? ''));
  line.close();
});

test('a life: a new address and password, an export of all her data, and a complaint', async ({ open }) => {
  const page = await open({ userAgent: agent(marks['her other device'] ?? '') });
  await logIn(page, me.email, me.password);
  await page.goto('/me/email');
  await page.getByLabel('New e-mail address').fill(marks['second e-mail'] ?? '');
  await page.getByLabel('Your password', { exact: true }).fill(me.password);
  await press(page, 'Send the link');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await mailedLink(marks['second e-mail'] ?? '', '/mail-change/do'));
  await press(page, 'Use this address');
  await expect(page.getByRole('heading', { name: 'Your e-mail address has been changed' })).toBeVisible();

  await page.goto('/me/password');
  await page.getByLabel('Old password', { exact: true }).fill(me.password);
  for (const name of ['New password', 'Repeat the new password'])
    await page.getByLabel(name, { exact: true }).fill(marks['second password'] ?? '');
  await press(page, 'Save new password');
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();

  await page.goto('/me/export');
  await page.getByLabel('Your password', { exact: true }).fill(marks['second password'] ?? '');
  await press(page, 'Make my copy');
  await expect(page.getByRole('link', { name: 'Download my data' })).toBeVisible();

  await page.goto('/complaints');
  await page.getByLabel('What’s it about?').selectOption({ label: 'Payments and credits' });
  await page.getByLabel('What happened?').fill(`${marks['complaint']} ${marks['a word to the complaint']}`);
  await press(page, 'Send complaint');
  await expect(page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible();
  marks['reference of the complaint'] = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).innerText()).trim();
});

test('[ACC-05b] a life: she leaves, comes back by the mailed link, leaves for good, and on the fifteenth day is found nowhere', async ({
  open,
}) => {
  const page = await open({ userAgent: agent(marks['her other device'] ?? ''), allowed: /status of 4(03|10)/ });
  const [email, password] = [marks['second e-mail'] ?? '', marks['second password'] ?? ''];
  const leave = async () => {
    await page.goto('/delete-account');
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await press(page, 'Delete account');
    await expect(page).toHaveURL(/\/account-deleted$/);
  };
  await logIn(page, email, password);
  const files = await stored(
    (sql) => sql<{ file: string }[]>`
      select unnest(array[file_full, file_match, file_thumb, file_blur]) as file from photos
      where member_id = (select id from members where public_id = ${me.id})
      union all select file from exports where member_id = (select id from members where public_id = ${me.id})`,
  );
  files.forEach(({ file }, index) => (marks[`file ${index + 1}`] = file));
  expect(files.length).toBeGreaterThan(4);

  await leave();
  await page.goto(await mailedLink(email, '/reactivate'));
  await press(page, 'Bring my account back');
  await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible();
  await logIn(page, email, password);
  // The new password has ended the session of her phone, and its push subscription.
  const again = await open({ userAgent: agent(marks['her phone'] ?? '') });
  await call(again, 'POST', '/api/user.php', { login: email, password, remember: true });
  const { settings } = await call<{ settings: { push_public_key: string } }>(again, 'GET', '/api/settings.php');
  const subscription = await subscribeAtDesk(settings.push_public_key);
  await call(again, 'POST', '/api/user.php?push=1', { subscription });
  const { endpoint, keys } = subscription;
  Object.assign(marks, { endpoint, 'key of the browser': keys.p256dh, 'secret of the browser': keys.auth });
  expect(Object.keys(marks).length).toBeGreaterThanOrEqual(30);
  // Everything is still stored: each marker occurs somewhere, otherwise the search below would prove nothing.
  const before = [...(await foundInRows(marks)), ...(await foundInFiles(marks))];
  const named = (what: string) => before.some((one) => one.startsWith(`${what} in `));
  expect(Object.keys(marks).filter((what) => named(what) === neverStored.includes(what))).toEqual([]);
  await leave();

  await fifteenDaysLater();
  await expect.poll(() => foundInRows(marks), { intervals: [200] }).toEqual([]);
  await expect.poll(() => foundInFiles(marks), { intervals: [200] }).toEqual([]);
  const rest = await stored(
    (sql) => sql<{ status: string; name: string; email: string | null }[]>`
      select status, name, email from members where public_id = ${me.id}`,
  );
  expect(rest).toEqual([{ status: 'deleted', name: '', email: null }]);
});

/** Moves her rows and mails fifteen days back, and makes the jobs of that day due. */
async function fifteenDaysLater(): Promise<void> {
  await stored(
    (sql) => sql`
      with over as (
        update deletions set erase_at = asked_at - interval '1 second' from members m
        where m.id = member_id and m.public_id = ${me.id} and erased_at is null returning member_id
      )
      update jobs set run_at = to_timestamp(0) from over where kind = 'deletion.erase' returning id`,
  );
  for (const name of await readdir(mailDir)) {
    const text = await readFile(joinPath(mailDir, name), 'utf8');
    const old = new Date(Date.now() - 15 * 86_400_000).toISOString().slice(0, 10);
    if (Object.values(marks).some((mark) => text.includes(mark)))
      await rename(joinPath(mailDir, name), joinPath(mailDir, `${old}${name.slice(10)}`));
  }
  await stored((sql) => sql`update jobs set run_at = to_timestamp(0) where kind = 'sweep' returning id`);
}
