import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { withTranslator } from '../../packages/features/src/shared/testing/translator.ts';
import { test } from './support/browsers.ts';
import { bubble, messagesWith } from './support/chatting.ts';
import { history } from './support/history.ts';
import { call, join, stranger, type Person } from './support/people.ts';

interface Pair {
  annas: Page;
  bens: Page;
  anna: Person;
  ben: Person;
  id: string;
}

/** Anna and Ben have a conversation that neither has open. */
async function pair(open: (options?: { allowed?: RegExp }) => Promise<Page>, allowed?: RegExp): Promise<Pair> {
  const options = allowed ? { allowed } : {};
  const [annas, bens] = await Promise.all([open(options), open(options)]);
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(bens, 'POST', '/api/conversations', {
    member_id: anna.id,
  });
  return { annas, bens, anna, ben, id: chat.conversation.id };
}

const write = (page: Page, id: string, text: string) =>
  call(page, 'POST', `/api/conversations/${id}/messages`, { client_id: randomUUID(), kind: 'text', text });

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1}.`);

const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for the conversation with ${name}` });
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(name) }) });

/** The reader's list on the server, without the online state. */
const chatsOf = async (page: Page) =>
  (await call<{ chats: { profile: object }[] }>(page, 'GET', '/api/chats.php')).chats.map(
    ({ profile: _profile, ...chat }) => chat,
  );
const withWhom = async (page: Page) =>
  (await call<{ chats: { profile: { id: string } }[] }>(page, 'GET', '/api/chats.php')).chats.map(
    ({ profile }) => profile.id,
  );
/** Only the list, as on a phone. */
const listOn = async (page: Page) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/chats');
};
const remove = async (page: Page, name: string) => {
  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
};

test('a conversation opens at the first unread message; going to the newest, the announcement of new ones, and marking as unread', async ({
  open,
}) => {
  const { annas, bens, ben, id } = await pair(open);
  await write(bens, id, 'Seen before');
  await call(annas, 'PUT', `/api/conversations/${id}/read`, { seq: 1 });
  await history([ben], id, lines(90));
  await annas.goto(`/chats/${id}`);
  const messages = messagesWith(annas, ben.name);
  await expect(annas.getByText('90 new messages').first()).toBeInViewport();
  await expect(messages.getByText('Line 1.', { exact: true })).toBeInViewport();
  await expect(messages.getByText('Seen before')).toBeInViewport();
  // Opening has marked them as read, on the server too.
  await expect
    .poll(async () => (await call<{ chats: { num_unread_messages: number }[] }>(annas, 'GET', '/api/chats.php')).chats)
    .toMatchObject([{ num_unread_messages: 0 }]);

  // Nothing moves when a message arrives further down; the button counts it.
  const line = messages.getByText('Line 1.', { exact: true });
  const before = await line.boundingBox();
  await write(bens, id, 'While you read');
  const toNewest = annas.getByRole('button', { name: /Go to the newest message.*91 new messages/ });
  await expect(toNewest).toBeVisible();
  expect(await line.boundingBox()).toEqual(before);
  await toNewest.click();
  await expect(bubble(annas, ben.name, 'While you read')).toBeInViewport();
  await expect(toNewest).toBeHidden();

  // Back to the very first, with Page Up.
  await messages.focus();
  await expect
    .poll(async () => {
      await annas.keyboard.press('Home');
      return messages.getByText('Seen before').isVisible();
    })
    .toBe(true);

  await annas.goto('/members');
  await annas.goto('/chats');
  await rowOf(annas, ben.name).getByRole('link').click();
  await expect(bubble(annas, ben.name, 'While you read')).toBeInViewport();
  await annas.getByRole('button', { name: 'More actions' }).click();
  await annas.getByRole('menuitem', { name: 'Mark as unread' }).click();
  await expect(rowOf(annas, ben.name)).toContainText('1 new message');
  await expect(annas).toHaveTitle(/^\(1\)/);
  await annas.goto('/members');
  await expect(annas.getByRole('link', { name: /^1 unread message ?Messages/ })).toBeVisible();
  await annas.goto(`/chats/${id}`);
  await expect(annas).not.toHaveTitle(/^\(/);
  await expect(rowOf(annas, ben.name)).not.toContainText('new message');
});

test('words are found in all conversations, and a result opens its message', async ({ open }) => {
  const { annas, bens, ben, id } = await pair(open);
  await write(bens, id, 'Shall we look at the LIGHTHOUSE in spring?');
  await history([ben], id, lines(120));
  await annas.goto(`/chats/${id}`);
  await expect(messagesWith(annas, ben.name)).toBeVisible();
  const field = annas.getByRole('searchbox', { name: 'Search your conversations' });
  await field.fill('lighthouse');
  await expect(annas.getByText('1 message found')).toBeVisible();
  await expect(annas.locator('mark')).toHaveText('LIGHTHOUSE');
  await rowOf(annas, ben.name).getByRole('link').click();
  const found = bubble(annas, ben.name, 'Shall we look at the LIGHTHOUSE');
  await expect(found).toBeInViewport();
  // From there downwards, page by page.
  await expect(messagesWith(annas, ben.name).getByText('Line 3.', { exact: true })).toBeVisible();
  await field.fill('no such words');
  await expect(annas.getByText('Nothing found for “no such words”')).toBeVisible();
  await annas.getByRole('button', { name: 'Clear search' }).click();
  await expect(actionsOf(annas, ben.name)).toBeVisible();
});

test('[NAV-05a] a muted conversation is counted only in its row, until it is unmuted', async ({ open }) => {
  const { annas, bens, ben, id } = await pair(open);
  await write(bens, id, 'One');
  await annas.goto('/members');
  await expect(annas).toHaveTitle(/^\(1\)/);
  await annas.setViewportSize({ width: 600, height: 800 });
  await annas.goto('/chats');
  await actionsOf(annas, ben.name).click();
  await annas.getByRole('menuitem', { name: 'Mute', exact: true }).click();
  await expect(annas).not.toHaveTitle(/^\(/);
  await expect(rowOf(annas, ben.name)).toContainText('Muted');
  await write(bens, id, 'Two');
  await expect(rowOf(annas, ben.name)).toContainText('2 new messages');
  await expect(annas).not.toHaveTitle(/^\(/);
  await annas.reload();
  await expect(rowOf(annas, ben.name)).toContainText('Muted');
  await actionsOf(annas, ben.name).click();
  await annas.getByRole('menuitem', { name: 'Unmute' }).click();
  await expect(annas).toHaveTitle(/^\(2\)/);
  await annas.getByRole('button', { name: 'Undo' }).click();
  await expect(annas).not.toHaveTitle(/^\(/);
});

test('[CHAT-05ac] a deleted conversation is gone on the server at once, on every device, even if the page closes; if the server refuses, it returns with an alert', async ({
  open,
}) => {
  const { annas, bens, anna, ben, id } = await pair(open, /status of 404/);
  await write(bens, id, 'One');
  const phones = await annas.context().newPage();
  await listOn(phones);
  await expect(actionsOf(phones, ben.name)).toBeVisible();
  await listOn(annas);
  await annas.route('**/api/chat.php*', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', request_id: 'test' } } }),
  );
  const alerted = annas.waitForEvent('dialog');
  await remove(annas, ben.name);
  const alert = await alerted;
  expect([alert.type(), alert.message()]).toEqual([
    'alert',
    expect.stringMatching(/^The conversation wasn’t deleted\n\n.+/),
  ]);
  const reloaded = annas.waitForResponse('**/api/chats.php*');
  await alert.accept();
  await reloaded;
  await expect(annas.getByRole('button', { name: /^Undo/ })).toBeHidden();
  await expect(actionsOf(annas, ben.name)).toBeVisible();
  await annas.unroute('**/api/chat.php*');

  await remove(annas, ben.name);
  await expect(actionsOf(annas, ben.name)).toBeHidden();
  await annas.close();
  await expect(actionsOf(phones, ben.name)).toBeHidden();
  await expect.poll(() => chatsOf(phones)).toEqual([]);
  await phones.reload();
  await expect(phones.getByText('No conversations yet')).toBeVisible();
  await bens.goto(`/chats/${id}`);
  await expect(bubble(bens, anna.name, 'One')).toBeVisible();
});

test('[CHAT-05b] on a profile every conversation with its member can be deleted, those with others stay, and it can be undone', async ({
  open,
}) => {
  const { annas, bens, ben, id } = await pair(open);
  await write(bens, id, 'One');
  const carls = await open();
  const carl = await join(carls, stranger({ name: 'Carl', gender: 'man', seeking: 'woman' }));
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(annas, 'POST', '/api/conversations', {
    member_id: carl.id,
  });
  await write(annas, chat.conversation.id, 'Two');
  await annas.goto(`/members/${ben.id}`);
  await expect(annas.getByRole('link', { name: 'Keep chatting' })).toBeVisible();
  const removal = annas.getByRole('menuitem', { name: 'Delete conversation' });
  await annas.getByRole('button', { name: 'More actions' }).click();
  await removal.click();
  // There is nothing to continue or delete.
  await expect(annas.getByRole('link', { name: 'Keep chatting' })).toHaveCount(0);
  expect(await withWhom(annas)).toEqual([carl.id]);
  await annas.getByRole('button', { name: 'More actions' }).click();
  await expect(annas.getByRole('menuitem', { name: `Block ${ben.name}` })).toBeVisible();
  await expect(removal).toHaveCount(0);
  await annas.keyboard.press('Escape');

  await annas.getByRole('button', { name: /^Undo/ }).click();
  await expect(annas.getByRole('link', { name: 'Keep chatting' })).toBeVisible();
  expect((await withWhom(annas)).toSorted()).toEqual([ben.id, carl.id].toSorted());
});

test('[CHAT-05d] undoing a deletion restores the conversation with the messages since, also on the other devices', async ({
  open,
}) => {
  const { annas, bens, ben, id } = await pair(open);
  await write(bens, id, 'One');
  await write(annas, id, 'Two');
  const phones = await annas.context().newPage();
  for (const page of [phones, annas]) await listOn(page);
  const before = await chatsOf(annas);
  await remove(annas, ben.name);
  await expect(actionsOf(phones, ben.name)).toBeHidden();
  // Its accessible name distinguishes it from the button of another conversation.
  const undo = annas.getByRole('button', {
    name: `Undo Deleted for you. ${ben.name} still has a copy.`,
    exact: true,
  });
  await undo.click();
  await expect(actionsOf(annas, ben.name)).toBeVisible();
  await expect(actionsOf(phones, ben.name)).toBeVisible();
  expect(await chatsOf(annas)).toEqual(before);

  await remove(annas, ben.name);
  await expect.poll(() => chatsOf(annas)).toEqual([]);
  await write(bens, id, 'Three');
  await expect(rowOf(annas, ben.name)).toContainText('1 new message');
  await undo.click();
  await expect(rowOf(annas, ben.name)).toContainText('2 new messages');
  await rowOf(annas, ben.name).getByRole('link').click();
  for (const text of ['One', 'Three']) await expect(bubble(annas, ben.name, text)).toBeVisible();
});

test('a message is translated on the device, with the original one press away; its menu copies and reports, and offers no translation where the browser has none', async ({
  open,
}) => {
  const { annas, bens, ben, id } = await pair(open);
  await write(bens, id, 'Guten Morgen');
  await history([ben], id, ['Good evening, see https://example.org/map.']);
  await annas.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await annas.addInitScript(() => {
    for (const name of ['Translator', 'LanguageDetector']) Reflect.deleteProperty(globalThis, name);
  });
  await annas.goto(`/chats/${id}`);
  const menuOf = async (page: Page, text: string) => {
    await bubble(page, ben.name, text).hover();
    await page
      .locator('[data-slot="message-bubble"]')
      .filter({ hasText: text })
      .getByRole('button', { name: 'Actions for this message' })
      .click();
  };
  await menuOf(annas, 'Guten Morgen');
  await expect(annas.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
  await expect(annas.getByRole('menuitem', { name: 'Translate' })).toHaveCount(0);
  await annas.getByRole('menuitem', { name: 'Copy text' }).click();
  expect(await annas.evaluate(() => navigator.clipboard.readText())).toBe('Guten Morgen');

  await annas.addInitScript(withTranslator);
  await annas.reload();
  const outside: string[] = [];
  annas.on('request', (request) => outside.push(request.url()));
  await menuOf(annas, 'Guten Morgen');
  await annas.getByRole('menuitem', { name: 'Translate' }).click();
  await expect(bubble(annas, ben.name, '[en] Guten Morgen')).toBeVisible();
  await expect(annas.getByText('Translated from German on your device')).toBeVisible();
  expect(outside.filter((url) => url.includes('Guten') || !url.startsWith(new URL(annas.url()).origin))).toEqual([]);
  await messagesWith(annas, ben.name).getByRole('button', { name: 'Show original' }).click();
  await expect(bubble(annas, ben.name, '[en] Guten Morgen')).toHaveCount(0);
  await expect(bubble(annas, ben.name, 'Guten Morgen')).toBeVisible();
  await menuOf(annas, 'Good evening');
  await expect(annas.getByRole('menuitem', { name: 'Report this message' })).toBeVisible();
  await expect(annas.getByRole('menuitem', { name: 'Translate' })).toHaveCount(0);
  await annas.keyboard.press('Escape');

  // The opposite direction: Anna's text is translated into Ben's language.
  await write(bens, id, 'Guten Abend');
  const composer = annas.getByLabel(`Message to ${ben.name}`);
  await composer.fill('See you there');
  await annas.getByRole('button', { name: 'Translate what I wrote into German' }).click();
  await expect(composer).toHaveValue('[de] See you there');
  await expect(annas.getByText('Translated into German on your device. Read it before you send it.')).toBeVisible();
  await annas.getByRole('button', { name: 'Back to my text' }).click();
  await expect(composer).toHaveValue('See you there');

  // By keyboard: from the list up to a message, into its menu, and to the report.
  await messagesWith(annas, ben.name).focus();
  await annas.keyboard.press('ArrowUp');
  await annas.keyboard.press('ArrowUp');
  await annas.keyboard.press('Enter');
  await expect(annas.getByRole('menuitem', { name: 'Copy text' })).toBeFocused();
  await annas.keyboard.press('End');
  await annas.keyboard.press('Enter');
  await expect(annas.getByRole('dialog')).toContainText(ben.name);
  await annas.keyboard.press('Escape');

  // A link asks first.
  await annas.getByRole('link', { name: 'https://example.org/map' }).click();
  await expect(annas.getByRole('dialog', { name: 'Open example.org?' })).toBeVisible();
  await annas.keyboard.press('Escape');
  await annas.keyboard.press('Control+/');
  await expect(annas.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
