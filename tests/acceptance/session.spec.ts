import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, join, logIn, mailedLink, signUp, stranger } from './support/people.ts';
import { stored } from './support/database.ts';
import { origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const refused = /status of (4\d\d)/;

test('[SES-08] a wrong login says so, by e-mail or username; too many lock the account for minutes', async ({
  open,
}) => {
  const me = await join(await open(), stranger());
  const page = await open({ language: 'pl', allowed: refused });
  const { say } = wordsOf('pl');
  const tryWith = async (login: string) => {
    await page.getByLabel(say('session.login.login')).fill(login);
    await page.getByLabel(say('session.login.password'), { exact: true }).fill('not this one');
    await page.getByRole('button', { name: say('session.login.submit') }).click();
  };
  await page.goto('/login');
  for (const login of [me.name, me.email]) {
    await tryWith(login);
    await expect(page.getByText(say('shared.error.login_failed'))).toBeVisible();
  }
  for (let time = 2; time <= 10; time += 1)
    await page.request.post('/api/user.php', {
      headers: { 'x-heartline-client': 'web' },
      data: { login: me.email, password: 'not this one' },
    });
  await tryWith(me.email);
  await expect(page.getByText(say('shared.error.account_blocked', { minutes: 1 }))).toBeVisible();

  // Only the account is locked: another one logs in from here, by username.
  const other = await join(await open(), stranger());
  const elsewhere = await open();
  await logIn(elsewhere, other.name, other.password);
});

test('[SES-01] the calls have their methods and paths, name the client, and change nothing without that', async ({
  open,
}) => {
  const page = await open();
  const me = await join(page, stranger());
  const clients: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user.php') clients.push(request.headers()['x-heartline-client']);
  });
  await page.goto('/lang-config');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => clients.length).toBeGreaterThan(0);
  expect(new Set(clients)).toEqual(new Set(['web']));
  // From here on without a page, which would navigate as sessions begin and end under it.
  await page.goto('about:blank');

  const statusOf = async (method: string, path: string, data?: object, client: 'web' | 'none' = 'web') => {
    const headers: Record<string, string> = client === 'none' ? {} : { 'x-heartline-client': client };
    return (await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) })).status();
  };
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  };
  const calls: readonly (readonly [method: string, path: string, data?: object])[] = [
    ['GET', '/api/user.php'],
    ['POST', '/api/user.php', { login: me.email, password: me.password, remember: true }],
    ['PUT', '/api/user.php', { language: 'en' }],
    ['POST', '/api/user.php?push=1', { subscription }],
    ['GET', '/api/geocode.php?lat=52.52&lon=13.40'],
    ['GET', '/api/auto-like.php'],
    ['GET', '/api/discountcode.php?welcome=true'],
    ['GET', '/api/settings.php'],
    ['GET', '/api/chats.php'],
    ['GET', '/api/likes.php'],
    ['GET', '/api/interests.php'],
    ['GET', '/api/regions.php?country=DE'],
    ['GET', '/api/companyinfo.php'],
  ];
  for (const [method, path, data] of calls) expect([path, await statusOf(method, path, data)]).toEqual([path, 200]);
  expect(await statusOf('POST', '/api/page-hidden.php', {})).toBe(204);
  expect(await statusOf('DELETE', '/api/chat.php?conversation=AAAAAAAAAAAAAAAA')).toBe(404);
  expect([
    await statusOf('PUT', '/api/user.php', { language: 'de' }, 'none'),
    await statusOf('GET', '/api/auto-like.php', undefined, 'none'),
    await statusOf('GET', '/api/logout.php', undefined, 'none'),
  ]).toEqual([403, 403, 403]);
  const { user } = await call<{ user: { language: string } }>(page, 'GET', '/api/user.php');
  expect(user.language).toBe('en');
  expect(await statusOf('GET', '/api/logout.php')).toBe(200);
  expect(await call(page, 'GET', '/api/user.php')).toMatchObject({ user: null });
});

test('[SES-02] a failed read is retried five times, then the page says so; a login is sent once', async ({ open }) => {
  // A visitor's first page comes with its data.
  const page = await open({ allowed: /status of 503/ });
  await join(page, stranger());
  await page.clock.install();
  let [reads, logins, away] = [0, 0, true];
  const busy = { status: 503, json: { error: { code: 'busy' } } };
  await page.route('**/api/members?*', async (route) => {
    reads += 1;
    await (away ? route.fulfill(busy) : route.continue());
  });
  await page.goto('/members');
  const readsLater = async () => {
    await page.clock.runFor(2_000);
    return reads;
  };
  await expect.poll(readsLater, { intervals: [50], timeout: 20_000 }).toBe(6);
  await page.clock.runFor(60_000);
  expect(reads).toBe(6);
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ members? found$/)).toBeVisible();

  const visitor = await open({ allowed: /status of 503/ });
  await visitor.clock.install();
  await visitor.route('**/api/user.php', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    logins += 1;
    return route.fulfill(busy);
  });
  await visitor.goto('/login');
  await visitor.getByLabel('E-mail address or username').fill('somebody');
  await visitor.getByLabel('Password', { exact: true }).fill('not this one');
  await visitor.getByRole('button', { name: 'Log in' }).click();
  await expect(visitor.getByText(wordsOf('en').say('shared.error.busy'))).toBeVisible();
  await visitor.clock.runFor(60_000);
  expect(logins).toBe(1);
});

test('logging out this session elsewhere ends it here at once', async ({ open }) => {
  const here = await open({ allowed: refused });
  const me = await join(here, stranger());
  await here.goto('/members');
  await expect(here.getByRole('button', { name: `Account: ${me.name}` })).toBeVisible();
  const there = await open();
  await logIn(there, me.email, me.password);
  await there.goto('/me');
  await there.getByText('Where you’re logged in').click();
  await there.getByRole('button', { name: 'Log all other devices out' }).click();
  await expect(there.getByText('All other devices have been logged out.')).toBeVisible();
  await expect(here.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(here.getByRole('button', { name: `Account: ${me.name}` })).toHaveCount(0);
  await here.goto('/chats');
  await expect(here).toHaveURL(/\/login\?next=/);
});

test('a log-out deletes the member’s data in this browser, including cached photos, and keeps the language', async ({
  open,
}) => {
  // The pictures of the list are for members: those still queued when the session ends come too late.
  const page = await open({ language: 'de', allowed: /status of 404 .*\/media\// });
  const me = await join(page, stranger({ language: 'de' }));
  const { say } = wordsOf('de');
  const outboxes = () =>
    page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name === 'heartline-outbox').length);
  await page.goto('/members');
  await expect.poll(outboxes).toBe(1);
  await page.getByRole('button', { name: say('site.bar.account', { name: me.name }) }).click();
  const answer = page.waitForResponse('**/api/logout.php');
  await page.getByRole('button', { name: say('site.bar.logout') }).click();
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page.getByRole('button', { name: say('site.bar.account', { name: me.name }) })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(outboxes).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':')))).toEqual([]);
});

test('a session ended from elsewhere deletes drafts on this device; an expired one keeps them', async ({ open }) => {
  const here = await open({ allowed: refused });
  const me = await join(here, stranger());
  const left = () =>
    here.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage).filter((key) => key.includes(':')),
    ]);
  const write = async () => {
    await here.goto('/chats');
    await here.evaluate((id) => localStorage.setItem(`heartline-draft:${id}:somebody`, 'Not for others'), me.id);
    await expect.poll(left).toContain('heartline-outbox');
  };
  await write();
  // It expires while no page is open that would navigate by itself. The server caches sessions for a second.
  await here.goto('about:blank');
  await stored(
    (sql) =>
      sql`update sessions set expires_at = now() where member_id = (select id from members where public_id = ${me.id})`,
  );
  await expect.poll(() => call(here, 'GET', '/api/user.php')).toMatchObject({ user: null });
  await here.goto('/chats');
  await expect(here).toHaveURL(/\/login\?next=/);
  expect(await left()).toContain(`heartline-draft:${me.id}:somebody`);

  await logIn(here, me.email, me.password);
  await write();
  const there = await open();
  await logIn(there, me.email, me.password);
  await call(there, 'DELETE', '/api/me/sessions');
  await expect(here.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(left).toEqual([]);

  // Going back to a page that made the browser delete data, after the member's return, deletes nothing written since.
  await here.goto('/');
  await expect(here.locator('html')).toHaveAttribute('data-forget', me.id);
  await logIn(here, me.email, me.password);
  await write();
  await here.goBack();
  await here.goBack();
  await expect(here.getByRole('button', { name: `Account: ${me.name}` })).toBeVisible();
  expect(await left()).toEqual(expect.arrayContaining(['heartline-outbox', `heartline-draft:${me.id}:somebody`]));
});

test('[SES-03b] the session lasts 30 days, or until the browser closes if so chosen', async ({ open }) => {
  const me = await join(await open(), stranger());
  const days = async (remember: boolean) => {
    const page = await open();
    await page.goto('/login');
    await page.getByLabel('E-mail address or username').fill(me.email);
    await page.getByLabel('Password', { exact: true }).fill(me.password);
    await page.getByLabel('Stay logged in on this device').setChecked(remember);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/members/);
    const session = (await page.context().cookies()).find(({ name }) => name === '__Host-heartline');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    return session?.expires === -1 ? 0 : Math.round(((session?.expires ?? 0) - Date.now() / 1000) / 86_400);
  };
  expect(await days(true)).toBe(30);
  expect(await days(false)).toBe(0);
});

test('[SES-04a] user, chats and likes are requested again after 5 s and then every minute', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  // Without a live stream, which would request the conversations again when it starts.
  await page.route(/\/api\/events/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await page.clock.install();
  // The first requests of the page do not count.
  await Promise.all([
    page.waitForResponse('**/api/chats.php'),
    page.waitForResponse('**/api/likes.php'),
    page.goto('/members'),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  const asked: string[] = [];
  // When answered: the clock runs so fast that a running request would time out and be repeated.
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (['/api/user.php', '/api/chats.php', '/api/likes.php'].includes(path)) asked.push(path);
  });
  const all = ['/api/chats.php', '/api/likes.php', '/api/user.php'];
  await page.clock.runFor(5_600);
  await expect.poll(() => asked.toSorted()).toEqual(all);
  await page.clock.runFor(40_000);
  expect(asked.toSorted()).toEqual(all);
  await page.clock.runFor(27_000);
  await expect.poll(() => asked.toSorted()).toEqual([...all, ...all].toSorted());
});

test('[SES-07] a visitor’s source is kept through the sign-up and stored with the account', async ({ open }) => {
  const page = await open();
  const me = stranger();
  await page.goto('/?network=partner-7&ref=spring&sub1=a&sub2=b&sub3=c');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signUp(page, me);
  const [row] = await stored(
    (sql) => sql<{ tracking: object }[]>`select tracking from members where name = ${me.name}`,
  );
  expect(row?.tracking).toEqual({ network: 'partner-7', ref: 'spring', sub1: 'a', sub2: 'b', sub3: 'c' });
});

test('[SES-09acde] a new password by mail: unknown address, differing passwords, used link, and success', async ({
  open,
}) => {
  const page = await open({ language: 'de', allowed: refused });
  const elsewhere = await open();
  const me = await join(elsewhere, stranger({ language: 'de' }));
  const { say } = wordsOf('de');
  const renewed = 'a whole new sentence';
  // The previous page has a field with a similar name.
  const address = page.getByLabel(say('session.request.email'), { exact: true });
  await page.goto('/login');
  await page.getByRole('link', { name: say('session.login.forgot') }).click();
  await address.fill('nobody-here@example.org');
  await page.getByRole('button', { name: say('session.request.submit') }).click();
  await expect(page.getByText(say('shared.error.email_not_found'))).toBeVisible();
  await address.fill(me.email);
  await page.getByRole('button', { name: say('session.request.submit') }).click();
  const sent = page.getByRole('heading', { name: say('session.request.sentTitle') });
  await expect(sent.getByText(say('session.request.sentTitle'))).toBeFocused();

  const link = await mailedLink(me.email, '/reset-password/do');
  // A member logged in to another account cannot use it.
  const other = await open({ allowed: refused });
  await join(other, stranger());
  await other.goto(link);
  await expect(other.getByRole('heading', { name: wordsOf('en').say('session.reset.foreignTitle') })).toBeVisible();
  await page.goto(link);
  // The field that password managers use.
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(me.email);
  const fill = async (first: string, second: string) => {
    await page.getByLabel(say('session.reset.newPassword'), { exact: true }).fill(first);
    await page.getByLabel(say('session.reset.repeatPassword'), { exact: true }).fill(second);
    await page.getByRole('button', { name: say('session.reset.submit') }).click();
  };
  await fill(renewed, 'another sentence');
  await expect(page.getByText(say('shared.field.passwords_differ'))).toBeVisible();
  await fill(renewed, renewed);
  const done = page.getByRole('heading', { name: say('session.reset.doneTitle') });
  await expect(done.getByText(say('session.reset.doneTitle'))).toBeFocused();
  const { user } = await call<{ user: unknown }>(elsewhere, 'GET', '/api/user.php');
  expect(user).toBeNull();
  await logIn(elsewhere, me.email, renewed);

  // Reported at once, before the reader types in vain.
  await page.goto(link);
  await expect(page.getByText(say('shared.error.link_invalid'))).toBeVisible();
  await expect(page.getByLabel(say('session.reset.newPassword'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('session.reset.newLink') })).toBeVisible();
});

test('the secret of a mailed link leaves the address at once, is sent with no other request, and survives a reload', async ({
  open,
}) => {
  const page = await open({ allowed: refused });
  const me = stranger();
  await join(await open(), me);
  await page.request.post('/api/password-reset', {
    headers: { 'x-heartline-client': 'web' },
    data: { email: me.email },
  });
  const links = {
    '/reset-password/do': await mailedLink(me.email, '/reset-password/do'),
    '/activate': `${origin}/activate?token=${'a'.repeat(32)}`,
    '/mail-change/do': `${origin}/mail-change/do?token=${'c'.repeat(32)}`,
    '/appeal': `${origin}/appeal?token=${'b'.repeat(32)}`,
  };
  const sent: { url: string; referer: string }[] = [];
  page.on('request', (request) => {
    // A request that the page cancelled before sending has none.
    const headers = request.allHeaders().catch(() => ({ referer: undefined }));
    void headers.then(({ referer = '' }) => sent.push({ url: request.url(), referer }));
  });
  for (const [path, link] of Object.entries(links)) {
    const token = new URL(link, origin).searchParams.get('token') ?? '';
    sent.length = 0;
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${origin}${path}`);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(path));
    await page.goBack();
    await expect(page).toHaveURL(`${origin}${path}`);
    await page.waitForLoadState('networkidle');
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter(({ referer }) => referer.includes(token))).toEqual([]);
    // Only the link itself, and the call that the page is for.
    const asked = sent.map(({ url }) => new URL(url)).filter(({ search }) => search.includes(token));
    expect(asked.filter(({ pathname }) => pathname !== path && pathname !== '/api/appeals')).toEqual([]);
  }
  await page.goto(links['/reset-password/do']);
  await expect(page).toHaveURL(`${origin}/reset-password/do`);
  await page.reload();
  const { say } = wordsOf('en');
  const renewed = 'a whole new sentence';
  await page.getByLabel(say('session.reset.newPassword'), { exact: true }).fill(renewed);
  await page.getByLabel(say('session.reset.repeatPassword'), { exact: true }).fill(renewed);
  await page.getByRole('button', { name: say('session.reset.submit') }).click();
  await expect(page.getByRole('heading', { name: say('session.reset.doneTitle') })).toBeVisible();
  // Opened again, it says that it was used before the reader types a password.
  await page.goto(links['/reset-password/do']);
  await expect(page.getByRole('heading', { name: say('session.reset.linkTitle') })).toBeVisible();
});

test('[SES-09b] the sixth mail in a day is refused with its own text', async ({ open }) => {
  const me = await join(await open(), stranger());
  const page = await open({ allowed: refused });
  for (let mail = 1; mail <= 5; mail += 1) await call(page, 'POST', '/api/password-reset', { email: me.email });
  await page.goto('/reset-password');
  await page.getByLabel('E-mail address').fill(me.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Too many password reset emails sent, please try again tomorrow.')).toBeVisible();
});

test('[SES-03a] an answer that requires a login logs the page out, whatever the request', async ({ open }) => {
  // The pictures of the list are for members, too.
  const page = await open({ allowed: /status of 403|\/media\// });
  const person = await join(page, stranger());
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  // The session ends silently, as in a browser that slept, before the next request for likes: otherwise a refresh could notice it before
  // the press.
  // Hovering over the link prefetches them: the answer waits for the press, or it would remove the link under the pointer.
  const pressed = Promise.withResolvers<void>();
  // The other requests of a refresh wait, too, in case the press comes as late as the first refresh.
  await page.route(/\/api\/(user|chats)\.php/, (route) => pressed.promise.then(() => route.continue()));
  await page.route(
    '**/api/likes.php',
    async (route) => {
      await stored(
        (sql) =>
          sql`delete from sessions where member_id = (select id from members where public_id = ${person.id}) returning public_id`,
      );
      await pressed.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('banner').getByRole('link', { name: 'Likes' }).click();
  pressed.resolve();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toHaveCount(0);
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/login/);
});
