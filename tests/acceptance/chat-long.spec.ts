import { expect, type Locator, type Route } from '@playwright/test';

import { test } from './support/browsers.ts';
import { messagesWith } from './support/chatting.ts';
import { history } from './support/history.ts';
import { call, join, stranger } from './support/people.ts';

const count = 10_000;
/** Texts of one to seven lines, so that no height can be guessed. */
const textOf = (number: number) =>
  number === 137
    ? 'Line 137. The lighthouse is open in spring.'
    : `Line ${number}.${' We walked along the canal until the lamps were lit.'.repeat((number * 7) % 10)}`;

test('a conversation of 10,000 messages opens at the newest, finds an old one, and scrolls to the first without moving under the reader', async ({
  open,
}) => {
  const [annas, bens] = await Promise.all([open(), open()]);
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(bens, 'POST', '/api/conversations', {
    member_id: anna.id,
  });
  const { id } = chat.conversation;
  await history(
    [ben, anna],
    id,
    Array.from({ length: count }, (_, index) => textOf(index + 1)),
    { pace: 300 },
  );
  await call(annas, 'PUT', `/api/conversations/${id}/read`, { seq: count });

  await annas.goto(`/chats/${id}`);
  const list = messagesWith(annas, ben.name);
  const line = (number: number) => list.getByText(new RegExp(`^Line ${number}\\.`));
  const toNewest = annas.getByRole('button', { name: 'Go to the newest message' });
  await expect(line(count)).toBeInViewport();
  await expect(toNewest).toBeHidden();

  await annas.getByRole('searchbox', { name: 'Search your conversations' }).fill('lighthouse');
  await annas.getByRole('listitem').filter({ hasText: 'The lighthouse is open' }).getByRole('link').click();
  await expect(line(137)).toBeInViewport();
  await toNewest.click();
  await expect(line(count)).toBeInViewport();
  await annas.getByRole('button', { name: 'Clear search' }).click();

  // Older messages arrive late, above the reader's position: nothing moves, in any frame.
  const isOlder = (url: URL) => url.searchParams.has('before');
  for (let page = 0; page < 3; page += 1) {
    const held = Promise.withResolvers<Route>();
    await annas.route(isOlder, (route) => held.resolve(route), { times: 1 });
    await list.evaluate((element) => {
      element.scrollTop = 300;
    });
    const route = await held.promise;
    // The jump itself adds rows, whose measuring has to finish first.
    await list.evaluate(rest);
    const place = await watchPlace(list);
    await route.continue();
    expect(await place.evaluate(({ moved }) => moved)).toBeLessThanOrEqual(2);
  }

  const nodes = await list.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let most = 0;
        const goUp = () => {
          most = Math.max(most, element.querySelectorAll('*').length);
          element.scrollTop = 0;
          if (/Line 1\./.test(element.textContent ?? '')) resolve(most);
          else requestAnimationFrame(goUp);
        };
        goUp();
      }),
  );
  await expect(line(1)).toBeInViewport();
  expect(nodes).toBeLessThanOrEqual(300);
  await toNewest.click();
  await expect(line(count)).toBeInViewport();
});

/** Resolves when the rows in the list have not moved for ten frames. */
const rest = (element: Element) =>
  new Promise<void>((resolve) => {
    const places = () =>
      [...element.querySelectorAll('[data-slot="message-bubble"]')]
        .map((bubble) => Math.round(bubble.getBoundingClientRect().top))
        .join();
    let [still, last] = [0, places()];
    const look = () => {
      const now = places();
      still = now === last ? still + 1 : 0;
      last = now;
      if (still < 10) requestAnimationFrame(look);
      else resolve();
    };
    requestAnimationFrame(look);
  });

/** Watches the uppermost visible message: its largest displacement (px) in any frame, until older ones have been inserted above. */
const watchPlace = (list: Locator) =>
  list.evaluateHandle((element) => {
    const topOf = (bubble: Element) => bubble.getBoundingClientRect().top;
    const bubbles = () => [...element.querySelectorAll('[data-slot="message-bubble"]')];
    const wordsOf = (bubble?: Element) => /Line \d+\./.exec(bubble?.textContent ?? '')?.[0];
    const read = bubbles().find((bubble) => topOf(bubble) >= topOf(element));
    const [words, before, height] = [wordsOf(read), read ? topOf(read) : 0, element.scrollHeight];
    const moved = new Promise<number>((resolve) => {
      let [worst, after] = [0, 0];
      const look = () => {
        const now = bubbles().find((bubble) => wordsOf(bubble) === words);
        worst = Math.max(worst, now ? Math.abs(topOf(now) - before) : Infinity);
        // They are inserted, and half a second was left for measuring them.
        if (element.scrollHeight > height + 1_000) after += 1;
        if (after < 30) requestAnimationFrame(look);
        else resolve(worst);
      };
      requestAnimationFrame(look);
    });
    return { moved };
  });
