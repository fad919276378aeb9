import { expect, type Page, type Request } from '@playwright/test';

import { test, type BrowserOptions } from './support/browsers.ts';
import { bubble } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { writes } from './support/kept.ts';
import { liveWhereItIsNoon } from './support/noon.ts';
import { call, join, stranger, type Person } from './support/people.ts';
import { pushBrowser, type PushBrowser } from './support/push-browser.ts';
import { origin } from './support/site.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use(wholeBrowser);

type Open = (options?: BrowserOptions) => Promise<Page>;

const onMe = (page: Page) => page.getByRole('switch', { name: 'Tell me about new messages' });

async function openOnMe(page: Page): Promise<void> {
  await page.goto('/me');
  await page.getByText('Notifications on this device').click();
}

/** Ben, whose browser is subscribed to pushes, and Anna, who writes to him. */
async function subscribed(
  open: Open,
): Promise<{ page: Page; browser: PushBrowser; ben: Person; annas: Page; anna: Person }> {
  const [annas, page] = await Promise.all([open(), open({ serviceWorkers: 'allow' })]);
  const browser = await pushBrowser(page, origin);
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna' })),
    join(page, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await liveWhereItIsNoon(ben.id);
  await page.context().grantPermissions(['notifications'], { origin });
  await openOnMe(page);
  await onMe(page).click();
  await expect(onMe(page)).toBeChecked();
  return { page, browser, ben, annas, anna };
}

const endpointsOf = async (person: Person) =>
  (
    await stored(
      (sql) => sql<{ endpoint: string }[]>`
        select device->>'endpoint' as endpoint from members, jsonb_array_elements(push_subscriptions) device
        where public_id = ${person.id}`,
    )
  ).map(({ endpoint }) => endpoint);

test('[ACC-03a] a browser without pushes and one that refuses say so, one that allows them is subscribed and stored, and a press ends it', async ({
  open,
}) => {
  const without = await open();
  await without.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await join(without, stranger());
  await openOnMe(without);
  await expect(without.getByText(/^This browser can’t show notifications\./)).toBeVisible();
  await expect(onMe(without)).toHaveCount(0);

  const page = await open({ serviceWorkers: 'allow' });
  const browser = await pushBrowser(page, origin);
  const me = await join(page, stranger());
  await openOnMe(page);
  await expect(onMe(page)).not.toBeChecked();
  // Permission was not asked before this press; Chromium denies it where no window can ask.
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await onMe(page).click();
  await expect(page.getByText(/^Your browser is blocking notifications from Heartline\./)).toBeVisible();
  await expect(onMe(page)).toHaveCount(0);
  expect(await endpointsOf(me)).toEqual([]);

  await page.context().grantPermissions(['notifications'], { origin });
  await openOnMe(page);
  await expect(onMe(page)).not.toBeChecked();
  await onMe(page).click();
  await expect(onMe(page)).toBeChecked();
  expect(await endpointsOf(me)).toEqual([browser.endpoint()]);
  await openOnMe(page);
  await expect(onMe(page)).toBeChecked();

  await onMe(page).click();
  await expect(onMe(page)).not.toBeChecked();
  expect(await endpointsOf(me)).toEqual([]);
  expect(browser.endpoint()).toBeUndefined();
});

test('[ACC-03b] a press on the notification opens the conversation, or goes to the tab that has it', async ({
  open,
}) => {
  const { page, browser, ben, annas, anna } = await subscribed(open);
  // No page of the site is open.
  await page.goto('about:blank');
  const id = await writes(annas, ben, 'Are you awake?');
  const [push, ...more] = await browser.received();
  expect(more).toEqual([]);
  await browser.deliver(push!);
  await expect.poll(browser.shown).toEqual([{ title: 'Heartline', body: 'You have a new message.', language: 'en' }]);
  expect(JSON.stringify(push)).not.toContain('awake');
  expect(JSON.stringify(push)).not.toContain(anna.name);
  const first = await browser.press();
  expect(first).toEqual({ act: 'opens', url: `${origin}/chats/${id}` });
  expect(await browser.shown()).toEqual([]);
  await page.goto(first.url);
  await expect(bubble(page, anna.name, 'Are you awake?')).toBeVisible();

  // Shown while no page was open, pressed when a tab has the conversation and another has something else.
  await page.goto('about:blank');
  await browser.deliver(push!);
  await page.goto(`/chats/${id}`);
  const other = await page.context().newPage();
  await other.goto('/members');
  expect(await browser.press()).toEqual({ act: 'focuses', url: `${origin}/chats/${id}` });
  await expect(bubble(page, anna.name, 'Are you awake?')).toBeVisible();
});

const all = ['/api/chats.php', '/api/likes.php', '/api/user.php'];

interface Refreshes {
  /** Which of the three have been answered since the page was opened. */
  answered: string[];
  /** Advances the page's clock, in steps that wait for running requests: a clock that kept running would cancel them. */
  pass: (seconds: number) => Promise<void>;
}

/** Playwright reports requests in order, but late: once the last one is reported, all are. */
async function tellOfAll(page: Page): Promise<void> {
  await Promise.all([page.waitForRequest('**/robots.txt'), page.evaluate(() => fetch('/robots.txt'))]);
}

/** Opens the members page without a live stream, which would request the conversations again when it starts. */
async function withoutStream(page: Page): Promise<Refreshes> {
  await page.context().route(/\/api\/events/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await page.clock.install();
  // The first requests of the page do not count.
  await Promise.all([
    page.waitForResponse('**/api/chats.php'),
    page.waitForResponse('**/api/likes.php'),
    page.goto('/members'),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  const answered: string[] = [];
  const underway = new Set<Request>();
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  page.on('request', (request) => {
    if (all.includes(pathOf(request))) underway.add(request);
  });
  page.on('requestfinished', (request) => {
    if (underway.delete(request)) answered.push(pathOf(request));
  });
  page.on('requestfailed', (request) => underway.delete(request));
  return {
    answered,
    async pass(seconds) {
      for (let left = seconds; left > 0; left -= 5) {
        await page.clock.runFor(Math.min(left, 5) * 1_000);
        await tellOfAll(page);
        await expect.poll(() => underway.size, { intervals: [10] }).toBe(0);
      }
    },
  };
}

test('[SES-04b] where push is subscribed, user, chats and likes are requested again after 5 s and then every five minutes', async ({
  open,
}) => {
  const { page } = await subscribed(open);
  const { answered, pass } = await withoutStream(page);
  await pass(6);
  expect(answered.toSorted()).toEqual(all);
  // Four intervals of a browser without pushes.
  await pass(258);
  expect(answered.toSorted()).toEqual(all);
  await pass(74);
  expect(answered.toSorted()).toEqual([...all, ...all].toSorted());
});

test('[SES-04c] a pushed message loads conversations and likes at once', async ({ open }) => {
  const { page, browser, ben, annas, anna } = await subscribed(open);
  const { answered, pass } = await withoutStream(page);
  await pass(6);
  expect(answered.toSorted()).toEqual(all);
  // The next interval ends in at least four and a half minutes, and no stream reports the message.
  await writes(annas, ben, 'News');
  await call(annas, 'PUT', `/api/members/${ben.id}/like`);
  // Hidden likes appear together at fixed times.
  await expect
    .poll(async () => (await call<{ liked_by: object[] }>(page, 'GET', '/api/likes.php')).liked_by.length)
    .toBe(1);
  const [push] = await browser.received();
  answered.length = 0;
  await browser.deliver(push!);
  await expect.poll(() => answered.toSorted()).toEqual(all);
  await expect(page).toHaveTitle(/^\(2\) /);
  // The site is open and has shown the message already.
  expect(await browser.shown()).toEqual([]);
  await page.goto('/chats');
  await expect(page.getByRole('listitem').filter({ hasText: anna.name })).toContainText('News');
});
