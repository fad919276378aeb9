import { expect, type Locator, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, messagesWith, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { call, creditsOf, join, stranger, type Person } from './support/people.ts';
import { wordsOf, type Language } from './support/words.ts';

const woman = (name: string, language: Language = 'en') =>
  stranger({ name, gender: 'woman', seeking: 'man', language });
const man = (name: string) => stranger({ name, gender: 'man', seeking: 'woman' });

test('[CHAT-03a] a free member starts two conversations; the third is refused with the reason, and costs nothing', async ({
  open,
}) => {
  const bens = await open({ allowed: /status of 403/ });
  await join(bens, man('Ben'));
  const women = await Promise.all(['Ada', 'Bea', 'Cleo'].map(async (name) => join(await open(), woman(name))));
  for (const { id, name } of women.slice(0, 2)) {
    await bens.goto(`/members/${id}/chat`);
    await send(bens, name, `Hello ${name}`);
    await expect(bubble(bens, name, `Hello ${name}`)).toBeVisible();
  }
  await expect.poll(() => creditsOf(bens)).toBe(10);
  await bens.goto(`/members/${women[2]?.id}/chat`);
  await expect(bens.getByText('You’ve used all your free conversations')).toBeVisible();
  await expect(bens.getByRole('link', { name: 'Get Premium' }).last()).toHaveAttribute('href', '/premium');
  expect(await creditsOf(bens)).toBe(10);
  await bens.goto('/chats');
  await expect(bens.getByRole('link', { name: women[0]?.name ?? '' })).toBeVisible();
});

test('a member without credits sees so, and the button offers packages over the conversation and links to all; a message sent in one tab is not queued in another', async ({
  open,
}) => {
  const { annas, bens, anna } = await pair(open);
  // A message sent in one tab is not queued for sending in another.
  const fieldIn = (page: Page) => page.getByLabel(`Message to ${anna.name}`);
  const secondTab = await bens.context().newPage();
  await fieldIn(bens).fill('one');
  await secondTab.goto(bens.url());
  await expect(fieldIn(secondTab)).toHaveValue('one');
  await fieldIn(bens).press('Enter');
  await expect(fieldIn(secondTab)).toHaveValue('');
  await secondTab.close();
  for (const text of ['two', 'three']) {
    await send(bens, anna.name, text);
    await expect(bubble(bens, anna.name, text)).toBeVisible();
  }
  await expect(bens.getByText('You do not have enough credits')).toBeVisible();
  await bens.reload();
  await expect(bens.getByText('You do not have enough credits')).toBeVisible();
  const buy = bens.getByRole('button', { name: 'Buy credits' });
  await buy.click();
  const dialog = bens.getByRole('dialog', { name: 'Buy credits' });
  // Three packages, none preselected; closing the window changes nothing.
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await bens.keyboard.press('Escape');
  await expect(buy).toBeFocused();
  await buy.click();
  await dialog.getByRole('link', { name: 'All packages' }).click();
  await expect(bens).toHaveURL(/\/credits\?return_to=/);
  await bens.getByRole('link', { name: 'Back to your conversation' }).click();
  await expect(bens.getByText('You do not have enough credits')).toBeVisible();
  expect(await creditsOf(bens)).toBe(0);
  await annas.goto('/chats');
  await expect(annas.getByText('three')).toBeVisible();
});

test('[CHAT-02a] a message may have 500 characters as a reader counts them, and no more', async ({ open }) => {
  const { bens, anna } = await pair(open);
  const composer = bens.getByLabel(`Message to ${anna.name}`);
  await composer.fill('👍🏽'.repeat(501));
  await expect(bens.getByText('501 of 500 characters')).toBeVisible();
  await composer.press('Enter');
  await expect(composer).toHaveValue('👍🏽'.repeat(501));
  // A family emoji is 25 bytes, and more than three characters to the server.
  await composer.fill('👨‍👩‍👧‍👦'.repeat(200));
  await expect(bens.getByText('625 of 500 characters. Some of yours count as more than one.')).toBeVisible();
  await composer.press('Enter');
  await expect(composer).toHaveValue('👨‍👩‍👧‍👦'.repeat(200));
  await composer.fill(`${'👍🏽'.repeat(499)}!`);
  await composer.press('Enter');
  await messagesWith(bens, anna.name).getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => creditsOf(bens)).toBe(20);
  await expect(messagesWith(bens, anna.name).getByText(/👍🏽!/)).toBeVisible();
});

test('[CHAT-04] the list shows last message, unread and online; reading on one device counts on the other', async ({
  open,
}) => {
  const { annas, bens, anna, ben } = await pair(open);
  const secondDevice = await open();
  await call(secondDevice, 'POST', '/api/user.php', { login: anna.email, password: anna.password });
  await Promise.all([annas.goto('/members'), secondDevice.goto('/chats')]);
  await send(bens, anna.name, 'First');
  await send(bens, anna.name, 'Second');
  const row = secondDevice
    .getByRole('listitem')
    .filter({ has: secondDevice.getByRole('link', { name: new RegExp(ben.name) }) });
  await expect(row).toContainText('Second');
  await expect(row).toContainText('2 new messages');
  await expect(row.getByRole('img', { name: 'Online' })).toBeVisible();
  await expect(annas.getByRole('link', { name: /^2 unread messages ?Messages/ })).toBeVisible();
  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  await expect(bubble(annas, ben.name, 'Second')).toBeVisible();
  await expect(row).not.toContainText('new message');
  await expect(secondDevice.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(messagesWith(bens, anna.name).getByRole('img', { name: 'Read' })).toBeVisible();
});

test('a conversation opened from the list appears beside it: the list stays', async ({ open }) => {
  const { annas, bens, anna, ben } = await pair(open);
  await send(bens, anna.name, 'Hello');
  await annas.goto('/chats');
  const row = annas.getByRole('listitem').getByRole('link', { name: new RegExp(ben.name) });
  await expect(row).toBeVisible();
  const frames = await annas.evaluateHandle(() => {
    const seen = { all: 0, without: 0 };
    const look = () => {
      seen.all += 1;
      if (!document.querySelector('li a[href^="/chats/"]')) seen.without += 1;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await row.click();
  await expect(bubble(annas, ben.name, 'Hello')).toBeVisible();
  await expect(row).toBeVisible();
  const { all, without } = await frames.jsonValue();
  expect(all).toBeGreaterThan(1);
  expect(without).toBe(0);
});

test('[CHAT-09b] typing and read receipts are shown to the other member, until one of the two hides them', async ({
  open,
}) => {
  const { annas, bens, anna, ben } = await pair(open);
  await send(bens, anna.name, 'Hello');
  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  await annas.getByLabel(`Message to ${ben.name}`).pressSequentially('Hm');
  await expect(bens.getByText(`${anna.name} is typing …`).first()).toBeVisible();
  const state = messagesWith(bens, anna.name).getByRole('img').last();
  await expect(state).toHaveAccessibleName('Read');

  await annas.goto('/me');
  await annas.getByRole('main').getByText('Privacy', { exact: true }).click();
  await annas.getByRole('switch', { name: 'Show when I’ve read messages' }).uncheck();
  await expect
    .poll(async () => (await call<{ user: { shows_reading: boolean } }>(annas, 'GET', '/api/user.php')).user)
    .toMatchObject({ shows_reading: false, shows_typing: true });
  await annas.goto('/chats');
  await send(bens, anna.name, 'And now?');
  await expect(annas.getByRole('log').getByText('And now?')).toBeVisible();
  await expect(annas).toHaveTitle(/^[^(]/);
  await expect(state).toHaveAccessibleName('Delivered');
  await bens.reload();
  await expect(state).toHaveAccessibleName('Delivered');
});

test('[CHAT-06] an icebreaker is read by each in their own language', async ({ open }) => {
  const { annas, bens, anna, ben } = await pair(open, undefined, 'pl');
  const { messages } = icebreakersOf('en');
  const [first] = messages;
  await bens.getByRole('button', { name: 'Icebreakers' }).click();
  const dialog = bens.getByRole('dialog', { name: 'Choose an icebreaker' });
  await dialog.getByText(first?.text ?? '', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send for 10 credits' }).click();
  await expect(bubble(bens, anna.name, first?.text ?? '')).toBeVisible();
  await expect.poll(() => creditsOf(bens)).toBe(20);
  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  const polish = icebreakersOf('pl').messages.find(({ id }) => id === first?.id)?.text ?? '';
  expect(polish).not.toBe(first?.text);
  await expect(bubble(annas, ben.name, polish, 'pl')).toBeVisible();
});

test('[CHAT-07] a gift arrives with its name and is charged once; its animation plays once, and not with reduced motion', async ({
  open,
}) => {
  const { annas, bens, anna, ben } = await pair(open);
  await annas.emulateMedia({ reducedMotion: 'no-preference' });
  for (const page of [annas, bens]) await page.addInitScript(countGiftsInMotion);
  await bens.reload();
  await annas.goto(`/members/${ben.id}/chat`);
  await expect(annas.getByLabel(`Message to ${ben.name}`)).toBeVisible();
  const { gifts } = await call<{ gifts: { id: string; credits: number }[] }>(bens, 'GET', '/api/gifts');
  expect(gifts).toHaveLength(24);
  const gift = gifts.find(({ credits }) => credits <= 30) ?? { id: '', credits: 0 };
  const name = wordsOf('en').say(`gifts.name.${gift.id}`);
  await bens.getByRole('button', { name: 'Gifts' }).click();
  const dialog = bens.getByRole('dialog', { name: `A gift for ${anna.name}` });
  await expect(dialog.getByText('You have 30 credits', { exact: false }).first()).toBeVisible();
  await dialog.locator('label').filter({ hasText: name }).click();
  await dialog.getByRole('button', { name: `Send “${name}” for ${gift.credits} credits` }).click();
  const atBens = messagesWith(bens, anna.name).getByText(name);
  const atAnnas = messagesWith(annas, ben.name).getByText(name);
  await expect(atBens).toHaveCount(1);
  await expect(atAnnas).toHaveCount(1);
  await expect.poll(() => giftsInMotion(annas)).toBe(1);
  await expect.poll(() => creditsOf(bens)).toBe(30 - gift.credits);
  const charges = await stored<{ kind: string; amount: number }>(
    (sql) => sql`
      select kind, amount::int from ledger_entries
      where kind <> 'signup' and member_id = (select id from members where public_id = ${ben.id})`,
  );
  expect(charges).toEqual([{ kind: 'gift', amount: -gift.credits }]);

  const goToFirst = async () => {
    await messagesWith(annas, ben.name).focus();
    await expect
      .poll(async () => {
        await annas.keyboard.press('Home');
        return atAnnas.isVisible();
      })
      .toBe(true);
  };
  // Scrolled out of view and back: the animation of an old gift does not play again.
  await annas.setViewportSize({ width: 800, height: 420 });
  for (const number of [1, 2, 3]) await send(annas, ben.name, `${'line\n'.repeat(9)}${number}`);
  await expect(atAnnas).toHaveCount(0);
  await goToFirst();
  expect(await giftsInMotion(annas)).toBe(1);
  await annas.reload();
  await goToFirst();
  expect([await giftsInMotion(annas), await giftsInMotion(bens)]).toEqual([0, 0]);
});

test('[CHAT-08] the conversation that was open last opens again', async ({ open }) => {
  const { bens, anna } = await pair(open);
  await send(bens, anna.name, 'Hello');
  await expect(bubble(bens, anna.name, 'Hello')).toBeVisible();
  const address = bens.url();
  await bens.goto('/members');
  await bens.goto('/chats');
  await expect(bens).toHaveURL(address);
});

test('on a phone three quarters of the screen are messages, the tools are behind a button, and the last affordable message is announced', async ({
  open,
}) => {
  const annas = await open();
  const anna = await join(annas, woman('Anna'));
  const bens = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await join(bens, man('Ben'));
  await bens.goto(`/members/${anna.id}/chat`);
  await expect(bens.getByText('30 credits left', { exact: true })).toBeVisible();
  for (const [text, left] of [
    ['One', '20 credits left'],
    ['Two', '10 credits left, enough for one more message'],
  ] as const) {
    await send(bens, anna.name, text);
    await expect(bens.getByText(left, { exact: true })).toBeVisible();
  }
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  expect(await heightOf(bens.getByRole('region', { name: /^Conversation with/ }).locator('header'))).toBe(56);
  expect(await heightOf(messagesWith(bens, anna.name))).toBeGreaterThanOrEqual(740 * 0.75);
  await expect(bens.getByRole('button', { name: 'Icebreakers' })).toBeHidden();
  await bens.getByRole('button', { name: 'Add something' }).tap();
  await expect(bens.getByRole('button', { name: 'Icebreakers' })).toBeVisible();
});

/** Runs in the page. */
function countGiftsInMotion() {
  addEventListener('animationstart', ({ animationName }) => {
    if (animationName === 'gift') document.documentElement.dataset['gifts'] = `${giftsSoFar() + 1}`;
  });
  const giftsSoFar = () => Number(document.documentElement.dataset['gifts'] ?? 0);
}

/** Number of gifts whose animation has played since the page was loaded. */
const giftsInMotion = async (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['gifts'] ?? 0));

/** Ben at an empty conversation with Anna. */
async function pair(
  open: (options?: { allowed?: RegExp; language?: Language }) => Promise<Page>,
  allowed?: RegExp,
  language: Language = 'en',
): Promise<{ annas: Page; bens: Page; anna: Person; ben: Person }> {
  const options = allowed ? { allowed } : {};
  const [annas, bens] = await Promise.all([open({ ...options, language }), open(options)]);
  const [anna, ben] = await Promise.all([join(annas, woman('Anna', language)), join(bens, man('Ben'))]);
  await bens.goto(`/members/${anna.id}/chat`);
  await expect(bens.getByLabel(`Message to ${anna.name}`)).toBeVisible();
  return { annas, bens, anna, ben };
}

function icebreakersOf(language: Language): { messages: { id: string; text: string }[] } {
  const { intl } = wordsOf(language);
  const ids = Object.keys(intl.messages).filter((id) => id.startsWith('chat.icebreaker.'));
  return { messages: ids.map((id) => ({ id, text: intl.formatMessage({ id }) })) };
}
