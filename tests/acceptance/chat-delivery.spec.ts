import { expect, type CDPSession, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, messagesWith, send } from './support/chatting.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';

/** What agrees everywhere does so within two seconds. */
const soon = { timeout: 2_000 };
const texts = ['Typed offline 1', 'Typed offline 2', 'Typed offline 2'];

test('[CHAT-09][CHAT-02][NAV-05] on a slow phone: three texts written offline outlive a reload and a cut, arrive once and in order, cost once, and both sides count alike', async ({
  open,
}) => {
  const annas = await open();
  const bens = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|network/i,
  });
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  // The badge of the installed app shows the same sum, and that it fails there is nobody's business.
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
  const line = await phoneLine(bens);

  await line.go('offline');
  await expect(bens.getByText('You are offline')).toBeVisible();
  for (const text of texts) await send(bens, anna.name, text);
  const own = messagesWith(bens, anna.name).getByText(/^Typed offline/);
  const state = messagesWith(bens, anna.name).getByRole('img');
  await expect(own).toHaveText(texts.map((text) => new RegExp(`^${text}`)));
  await expect(state.last()).toHaveAccessibleName('Sending …');
  // The device is as good as switched off: the page itself cannot be had.
  const address = bens.url();
  await expect(bens.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  expect(await creditsOf(bens)).toBe(30);
  await expect(annas).toHaveTitle(/^[^(]/);

  // Of the first text the answer is lost on the way back: the server has it, and the phone does not know.
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
  await line.go('online');
  await bens.goto(address);
  await expect(own).toHaveText(texts.map((text) => new RegExp(`^${text}`)));
  await expect(state.last()).toHaveAccessibleName(/^(Sent|Delivered)$/);
  await expect(annas).toHaveTitle(/^\(3\) /, soon);
  await expect(annas.getByRole('link', { name: /^3 unread messages ?Messages/ })).toBeVisible(soon);
  expect(await annas.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(3);
  expect(await creditsOf(bens)).toBe(0);

  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  await expect(messagesWith(annas, ben.name).getByText(/^Typed offline/)).toHaveText(
    texts.map((text) => new RegExp(`^${text}`)),
  );
  await expect(annas).toHaveTitle(/^[^(]/, soon);
  await expect(state.last()).toHaveAccessibleName('Read', soon);
  await expect(own).toHaveCount(3);

  // The other way: what comes while the phone is away is there, and counted, when it is back.
  await bens.getByRole('link', { name: 'Back to your conversations' }).click();
  await expect(bens.getByRole('link', { name: new RegExp(anna.name) })).toBeVisible();
  await line.go('offline');
  await send(annas, ben.name, 'Answer 1');
  await send(annas, ben.name, 'Answer 2');
  await expect(messagesWith(annas, ben.name).getByRole('img', { name: 'Sent' })).toBeVisible();
  await line.go('online');
  await expect(bens).toHaveTitle(/^\(2\) /, soon);
  await expect(bens.getByText('2 new messages')).toBeVisible(soon);
  await bens.getByRole('link', { name: new RegExp(anna.name) }).click();
  await expect(bubble(bens, anna.name, 'Answer 2')).toBeVisible();
  await expect(bens).toHaveTitle(/^[^(]/, soon);
  await expect(messagesWith(annas, ben.name).getByRole('img', { name: 'Read' })).toBeVisible(soon);
  // Spoken once, and the history is silent.
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
  const { chats } = await call<{ chats: { num_unread_messages: number }[] }>(bens, 'GET', '/api/chats.php');
  expect(chats).toMatchObject([{ num_unread_messages: 0 }]);
});

/** The network and the processor of an old phone in a train: 400 ms, 400 kbit/s, a quarter of the speed. */
async function phoneLine(page: Page): Promise<{ go: (where: 'online' | 'offline') => Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const go = async (where: 'online' | 'offline') => {
    const speed = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await session.send('Network.emulateNetworkConditions', { offline: where === 'offline', ...speed });
    // The next page of this browser, too.
    await page.context().setOffline(where === 'offline');
  };
  await go('online');
  return { go };
}
