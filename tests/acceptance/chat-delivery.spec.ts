import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, messagesWith, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { openPhoneLine, slowDown } from './support/phone-line.ts';
import { origin } from './support/site.ts';

const texts = ['Typed offline 1', 'Typed offline 2', 'Typed offline 2'];

test('[CHAT-09cd][CHAT-02a][NAV-05] on a slow phone: three texts written offline outlive the page and a lost connection, arrive once and in order, cost once, and both sides count alike', async ({
  open,
}) => {
  const line = await openPhoneLine();
  const annas = await open();
  const bens = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: line.origin,
    // The browser's messages for a lost connection.
    allowed: /net::ERR_|network/i,
  });
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  // The badge of the installed app shows the same sum, and an error of the browser in setting it has no effect.
  await annas.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        badges.push(count);
        throw new DOMException('no badges here', 'NotAllowedError');
      },
    });
  });
  await annas.goto('/members');
  await bens.goto(`/members/${anna.id}/chat`);
  await expect(bens.getByLabel(`Message to ${anna.name}`)).toBeVisible();
  await expect(bens).toHaveURL(/\/chats\//);
  await slowDown(bens);

  await line.go(bens, 'offline');
  await expect(bens.getByText('You’re offline')).toBeVisible();
  for (const text of texts) await send(bens, anna.name, text);
  const own = messagesWith(bens, anna.name).getByText(/^Typed offline/);
  const state = messagesWith(bens, anna.name).getByRole('img');
  await expect(own).toHaveText(texts.map((text) => new RegExp(`^${text}`)));
  await expect(state.last()).toHaveAccessibleName('Sending …');
  const address = bens.url();
  await bens.goto('about:blank');
  // Requested outside the page, whose connection is cut.
  expect(await call(bens, 'GET', `${origin}/api/user.php`)).toMatchObject({ user: { credits: 30 } });
  await expect(annas).toHaveTitle(/^[^(]/);

  // The answer to the first text is lost: the server has the text, and the phone does not know.
  await bens.addInitScript(() => {
    const { fetch } = globalThis;
    let lost = 0;
    globalThis.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (
        !answer.url.endsWith('/messages') ||
        !(request[0] instanceof Request) ||
        request[0].method !== 'POST' ||
        lost > 0
      )
        return answer;
      lost += 1;
      throw new TypeError('cut');
    };
  });
  await line.go(bens, 'online');
  await bens.goto(address);
  await expect(own).toHaveText(texts.map((text) => new RegExp(`^${text}`)));
  await expect(state.last()).toHaveAccessibleName(/^(Sent|Delivered)$/);
  await expect(annas).toHaveTitle(/^\(3\) /);
  await expect(annas.getByRole('link', { name: /^3 unread messages ?Messages/ })).toBeVisible();
  expect(await annas.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(3);
  expect(await creditsOf(bens)).toBe(0);

  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  await expect(messagesWith(annas, ben.name).getByText(/^Typed offline/)).toHaveText(
    texts.map((text) => new RegExp(`^${text}`)),
  );
  await expect(annas).toHaveTitle(/^[^(]/);
  await expect(state.last()).toHaveAccessibleName('Read');
  await expect(own).toHaveCount(3);

  // The opposite direction: messages that arrive while the phone is away are shown, and counted, when it is back.
  await bens.getByRole('link', { name: 'Back to your conversations' }).click();
  await expect(bens.getByRole('searchbox', { name: 'Search your conversations' })).toBeVisible();
  await line.go(bens, 'offline');
  await send(annas, ben.name, 'Answer 1');
  await send(annas, ben.name, 'Answer 2');
  await expect(messagesWith(annas, ben.name).getByRole('img', { name: 'Sent' })).toBeVisible();
  await line.go(bens, 'online');
  await expect(bens).toHaveTitle(/^\(2\) /);
  await expect(bens.getByText('2 new messages')).toBeVisible();
  await bens.getByRole('link', { name: new RegExp(anna.name) }).click();
  await expect(bubble(bens, anna.name, 'Answer 2')).toBeVisible();
  await expect(bens).toHaveTitle(/^[^(]/);
  await expect(messagesWith(annas, ben.name).getByRole('img', { name: 'Read' })).toBeVisible();
  // Announced once, and the history not at all.
  await send(annas, ben.name, 'Answer 3');
  await expect(bubble(bens, anna.name, 'Answer 3')).toBeVisible();
  await expect(bens.locator('[aria-live="polite"]').filter({ hasText: 'Answer' })).toHaveText(`${anna.name}: Answer 3`);
  await expect(messagesWith(bens, anna.name)).toHaveAttribute('aria-live', 'off');
  await expect(messagesWith(bens, anna.name)).toMatchAriaSnapshot(`
    - log "Messages with ${anna.name}":
      - time: Today
      - text: You
      - paragraph: Typed offline 1
      - button "Actions for this message"
      - text: You
      - paragraph: Typed offline 2
      - button "Actions for this message"
      - text: You
      - paragraph:
        - text: Typed offline 2
        - time
        - img "Read"
      - button "Actions for this message"
      - text: /new messages ${anna.name}/
      - paragraph: Answer 1
      - button "Actions for this message"
      - text: ${anna.name}
      - paragraph: Answer 2
      - button "Actions for this message"
      - text: ${anna.name}
      - paragraph:
        - text: Answer 3
        - time
      - button "Actions for this message"
  `);
  const unread = async () => {
    const { chats } = await call<{ chats: { num_unread_messages: number }[] }>(bens, 'GET', '/api/chats.php');
    return chats.map((chat) => chat.num_unread_messages);
  };
  await expect.poll(unread).toEqual([0]);
  line.close();
});

test('[CHAT-09] a text of a second tab is sent once although the first one, which sends for both, is frozen', async ({
  open,
}) => {
  const [annas, first] = [await open(), await open()];
  const [anna] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(first, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await first.goto(`/members/${anna.id}/chat`);
  await send(first, anna.name, 'From the first tab');
  await expect(messagesWith(first, anna.name).getByRole('img', { name: 'Sent' })).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(bubble(second, anna.name, 'From the first tab')).toBeVisible();

  const debug = await first.context().newCDPSession(first);
  await debug.send('Debugger.enable');
  const paused = new Promise((resolve) => debug.once('Debugger.paused', resolve));
  await debug.send('Debugger.pause');
  const words = `From the second tab ${crypto.randomUUID()}`;
  await send(second, anna.name, words);
  await paused;
  const storedRows = () => stored((sql) => sql<{ seq: number }[]>`select seq from messages where body = ${words}`);
  await expect.poll(storedRows).toHaveLength(1);
  await debug.send('Debugger.disable');
  await expect(bubble(first, anna.name, words)).toHaveCount(1);
  await expect(bubble(second, anna.name, words)).toHaveCount(1);
  expect(await storedRows()).toHaveLength(1);
});
