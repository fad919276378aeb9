import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { runInstalled } from './support/installed-app.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { origin } from './support/site.ts';
import { languages, wordsOf } from './support/words.ts';

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test('[NAV-03ce] paying members see the credits, marked as a warning at ten or fewer and as a danger at none; the account menu has its three items', async ({
  open,
}) => {
  const page = await open();
  const [me, anna] = await Promise.all([
    join(page, stranger({ gender: 'man', seeking: 'woman' })),
    join(await open(), stranger({ name: 'Anna' })),
  ]);
  await page.goto('/credits/credits-100/paypal');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  const credits = bar(page).getByRole('link', { name: /Credits/ });
  const mark = bar(page).locator('[data-slot=credits-badge]');
  await page.goto('/members');
  await expect(credits).toContainText('130');
  await expect(mark).toHaveCount(0);

  const { chat } = await call<{ chat: { conversation: { id: string } } }>(page, 'POST', '/api/conversations', {
    member_id: anna.id,
  });
  const write = (text: string) =>
    call(page, 'POST', `/api/conversations/${chat.conversation.id}/messages`, {
      client_id: randomUUID(),
      kind: 'text',
      text,
    });
  // One message more than without a mark, and one fewer than for a warning.
  for (let index = 0; index < 11; index += 1) await write(`Message ${index + 1}`);
  expect(await creditsOf(page)).toBe(20);
  await page.goto('/members');
  await expect(credits).toContainText('20');
  await expect(mark).toHaveCount(0);
  await write('Ten are left.');
  await expect(mark).toHaveAttribute('data-tone', 'warning');
  await expect(mark).toContainText('10');
  await write('None is left.');
  await expect(mark).toHaveAttribute('data-tone', 'danger');
  await expect(mark).toContainText('0');

  await bar(page)
    .getByRole('button', { name: `Account: ${me.name}` })
    .click();
  await expect(bar(page).getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
  await expect(bar(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/me');
  await bar(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(bar(page).getByRole('button', { name: /^Language: / })).toBeVisible();
});

test('[LOC-01c] a reader who asks for an unsupported language gets English', async ({ open }) => {
  const page = await open({ locale: 'ja-JP' });
  await page.context().addCookies([{ name: 'locale', value: 'ja', url: origin }]);
  await page.goto('/login?language=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('en').say('session.login.title') })).toBeVisible();
});

for (const language of languages)
  test(`[LOC-05a] the footer has its disclaimer in each language (${language})`, async ({ open }) => {
    const page = await open({ language, country: 'DE' });
    const { say } = wordsOf(language);
    await page.goto('/');
    await expect(footer(page)).toContainText(
      say('site.disclaimer.text', { site: 'Heartline', minAge: 18, company: 'Heartline Media B.V.' }),
    );
    await expect(footer(page)).not.toContainText(say('site.disclaimer.us', { site: 'Heartline' }));
  });

test('[LOC-06cd] in the installed app a member’s footer lacks ban, complaints, cookies, pricing, privacy and terms, but the American one has them; visitors have all', async ({
  open,
}) => {
  const installed = async (options: Parameters<typeof open>[0]) => {
    const page = await open(options);
    await runInstalled(page);
    return page;
  };
  const legal = ['Terms', 'Privacy', 'Cookies', 'Block access', 'Prices', 'Complaints'];
  const help = ['Cancellations and refunds', 'Questions and answers', 'Customer service', 'About Heartline'];
  const links = (page: Page) => footer(page).getByRole('navigation', { name: 'Legal and help' }).getByRole('link');
  const unfolded = async (page: Page) => {
    await page.goto('/likes');
    await footer(page).getByText('Legal and help').click();
    return await links(page).allInnerTexts();
  };

  const app = await installed({ ...phone, country: 'DE' });
  await app.goto('/login');
  await expect(links(app)).toHaveText([...legal, ...help]);
  await join(app, stranger());
  expect(await unfolded(app)).toEqual(help);

  const american = await installed({ ...phone, country: 'US' });
  await join(american, stranger({ country: 'US' }));
  expect(await unfolded(american)).toEqual([...legal, ...help]);

  const browser = await open({ ...phone, country: 'DE' });
  await join(browser, stranger());
  expect(await unfolded(browser)).toEqual([...legal, ...help]);
});

test('[NAV-07a] a page that cannot be made says “Error”, and 500 if the failure has no status', async ({ open }) => {
  const page = await open({ allowed: /status of 503|ContractError/ });
  await join(page, stranger());
  // An invalid answer: nothing in it has a status.
  await page.route('**/api/pages/faq', (route) => route.fulfill({ status: 200, json: { nothing: true } }));
  await page.goto('/pages/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Error');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/(members)?$/);
});

test('[LIK-01a][LIK-02abc] given, received and mutual likes have a tab each; a mutual one opens a window with a picture 250 px wide that a press closes, and whose button starts a conversation and shows its progress', async ({
  open,
}) => {
  const [annas, bens] = [await open(), await open()];
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await stored((sql) => sql`update members set premium_since = now() where public_id = ${ben.id} returning id`);
  await call(annas, 'PUT', `/api/members/${ben.id}/like`);
  for (const [type, name] of [
    ['received', anna.name],
    ['given', undefined],
    ['mutual', undefined],
  ] as const) {
    await bens.goto(`/likes/${type}`);
    await expect(
      bens.getByRole('tab', { selected: true }).or(bens.locator('[aria-current=page]').last()),
    ).toBeVisible();
    if (name) await expect(bens.getByRole('main')).toContainText(name);
    else await expect(bens.getByRole('main')).not.toContainText(anna.name);
  }
  const match = bens.getByRole('dialog', { name: 'It’s a match!' });
  const like = async () => {
    await bens.goto(`/members/${anna.id}`);
    await bens.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(match).toBeVisible();
  };
  await like();
  // It is rotated a little, so its bounding box is larger.
  const picture = match.getByRole('button', { name: `View ${anna.name}’s profile` });
  expect(await picture.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(250);
  await bens.mouse.click(4, 4);
  await expect(match).toHaveCount(0);
  for (const type of ['given', 'mutual']) {
    await bens.goto(`/likes/${type}`);
    await expect(bens.getByRole('main')).toContainText(anna.name);
  }

  await bens.goto(`/members/${anna.id}`);
  await bens.getByRole('button', { name: 'Liked', exact: true }).click();
  await expect(bens.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await like();
  // The conversation opens slowly: the button shows its progress, and cannot be pressed twice.
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await bens.route('**/api/conversations', async (route) => {
    await held;
    await route.continue();
  });
  const button = match.getByRole('button', { name: 'Send a message' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(bens).toHaveURL(/\/chats\/[\w-]+$/);
});

test('[CHAT-01ab] the list shows last message, time, unread and who is online; the conversation has its bar and footer, on phones and desktops', async ({
  open,
}) => {
  const [page, annas] = [await open(), await open()];
  const [, anna] = await Promise.all([
    join(page, stranger({ gender: 'man', seeking: 'woman', name: 'Ben' })),
    join(annas, stranger({ name: 'Anna' })),
  ]);
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(annas, 'POST', '/api/conversations', {
    member_id: (await call<{ user: { id: string } }>(page, 'GET', '/api/user.php')).user.id,
  });
  for (const text of ['One', 'Sea or mountains?'])
    await call(annas, 'POST', `/api/conversations/${chat.conversation.id}/messages`, {
      client_id: randomUUID(),
      kind: 'text',
      text,
    });
  for (const viewport of [
    { width: 390, height: 800 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/likes');
    await page.goto('/chats');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(anna.name) }) });
    await expect(row).toContainText('Sea or mountains?');
    await expect(row.locator('time')).toBeVisible();
    await expect(row.getByRole('img', { name: 'Online' })).toBeAttached();
    if (viewport.width < 768) {
      await expect(row).toContainText('2');
      await row.getByRole('link').first().click();
    }
    const conversation = page.getByRole('region', { name: new RegExp(`^Conversation with ${anna.name}`) });
    if (viewport.width >= 768 && !(await conversation.isVisible())) await row.getByRole('link').first().click();
    await expect(conversation.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
    await expect(conversation.getByRole('button', { name: 'More actions' })).toBeVisible();
    const composer = conversation.getByRole('textbox', { name: new RegExp(anna.name) });
    await expect(composer).toBeVisible();
    const [bar, foot] = [
      await conversation.getByRole('heading', { level: 1 }).boundingBox(),
      await composer.boundingBox(),
    ];
    expect(bar?.y).toBeLessThan(150);
    expect(foot?.y).toBeGreaterThan(viewport.height - 160);
  }
});

test('[NAV-07c] where even the error page fails, plain text says so and links to the home page', async ({ open }) => {
  const page = await open({ allowed: /status of 503|ContractError|cannot be drawn/ });
  await join(page, stranger());
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The error page cannot be rendered either.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replaceAll(/([`"'])error-panel\1/g, '(()=>{throw Error("cannot be drawn")})()');
    await route.fulfill({ response, body: broken });
  });
  await page.route('**/api/pages/faq', (route) => route.fulfill({ status: 200, json: { nothing: true } }));
  await page.goto('/pages/faq');
  const alert = page.getByRole('alert').filter({ hasText: 'An error occurred while showing the error page' });
  await expect(alert).toBeVisible();
  await page.unroute('**/assets/*.js');
  await alert.getByRole('link', { name: 'Go back to home' }).click();
  await expect(page).toHaveURL(/\/(members)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
