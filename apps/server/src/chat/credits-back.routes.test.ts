import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { book } from '../credits/ledger.ts';
import { buy, refund } from '../testing/buying.ts';
import { said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { giveBackUnanswered } from './unanswered.service.ts';

type Messages = EndpointAnswer<typeof endpoints.chat.messages>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const week = 7 * 86_400;
/** An answer of the last moment may still be on its way. */
const overdue = week + 301;
const look = () => giveBackUnanswered(server.platform);

let anna: TestMember;
let bert: TestMember;
beforeEach(async () => {
  await look();
  [anna, bert] = [await server.signUp({ premium: true, credits: 0 }), await server.signUp({ credits: 100 })];
});

const read = async (as: TestMember, chat: string, query = ''): Promise<Messages> =>
  (await (await server.request('GET', `/api/conversations/${chat}/messages${query}`, { as })).json()) as Messages;
/** What stands under each message. */
const told = async (as: TestMember, chat: string, query?: string) =>
  (await read(as, chat, query)).messages.map(({ credits_back: back }) => back);

async function writeFirst(to: TestMember = bert): Promise<string> {
  const chat = await startChat(server, anna, to);
  await said(await say(server, anna, chat, `Hello ${to.name}`));
  return chat;
}
const inAWeek = () => new Date(server.clock.now().getTime() + week * 1_000).toISOString();
const free = (amount: number) =>
  book(
    server.sql,
    { memberId: anna.memberId, kind: 'correction', counterAccount: 'corrections', amount },
    server.clock.now(),
  );

describe('[PAY-09e] under a first message', () => {
  it('its sender reads until when an answer counts, and then what came back; the recipient reads neither', async () => {
    await buy(server, anna.memberId, 100);
    const [chat, until] = [await writeFirst(), inAWeek()];
    await said(await say(server, anna, chat, 'And one more thing'));
    expect(await told(anna, chat)).toEqual([{ credits: 10, until }, undefined]);
    expect(await told(anna, chat, '?before=2')).toEqual([{ credits: 10, until }]);
    expect(await told(anna, chat, '?after=1')).toEqual([undefined]);
    expect(await told(bert, chat)).toEqual([undefined, undefined]);
    server.clock.advance(overdue);
    expect(await told(anna, chat)).toEqual([undefined, undefined]);
    await look();
    expect(await told(anna, chat)).toEqual([{ credits: 10, until: null }, undefined]);
    expect(await told(bert, chat)).toEqual([undefined, undefined]);
    for (const as of [anna, bert])
      expect(await (await server.request('GET', '/api/chats.php', { as })).text()).not.toContain('credits_back');
  });

  it('an answer ends it, but a late one takes nothing back', async () => {
    const carl = await server.signUp({ credits: 100 });
    await buy(server, anna.memberId, 100);
    const [early, late] = [await writeFirst(), await writeFirst(carl)];
    await said(await say(server, bert, early, 'Hello Anna'));
    expect(await told(anna, early)).toEqual([undefined, undefined]);
    server.clock.advance(overdue);
    await look();
    await said(await say(server, carl, late, 'Hello Anna'));
    expect(await told(anna, early)).toEqual([undefined, undefined]);
    expect(await told(anna, late)).toEqual([{ credits: 10, until: null }, undefined]);
  });

  it('only bought credits are named: free ones are used first', async () => {
    const [carl, dora] = [await server.signUp(), await server.signUp()];
    await free(15);
    await buy(server, anna.memberId, 100);
    const chats = [await writeFirst(), await writeFirst(carl), await writeFirst(dora)];
    const backs = async () => (await Promise.all(chats.map((chat) => told(anna, chat)))).map(([back]) => back?.credits);
    expect(await backs()).toEqual([undefined, 5, 10]);
    server.clock.advance(overdue);
    await look();
    expect(await backs()).toEqual([undefined, 5, 10]);
  });

  it('nothing stands where the site gives nothing back', async () => {
    const setSite = (unanswered: object | null) =>
      server.sql`update sites set settings = settings || ${JSON.stringify({ unanswered })}::text::jsonb`;
    await buy(server, anna.memberId, 100);
    const chat = await writeFirst();
    await setSite(null);
    expect(await told(anna, chat)).toEqual([undefined]);
    await setSite({ days: 7, credits: 10 });
  });
});

describe('[PAY-09e] a refund of the purchase', () => {
  it('ends the announcement, of messages paid from another purchase too', async () => {
    const carl = await server.signUp();
    const order = await buy(server, anna.memberId, 10);
    await buy(server, anna.memberId, 100);
    const chats = [await writeFirst(), await writeFirst(carl)];
    await refund(server, anna.memberId, order);
    expect(await Promise.all(chats.map((chat) => told(anna, chat)))).toEqual([[undefined], [undefined]]);
  });

  it('is like a withdrawal, which ends the announcement', async () => {
    const { id, credits } = await buy(server, anna.memberId, 100);
    const chat = await writeFirst();
    const at = server.clock.now();
    await server.sql`update orders set used = 10, withdrawn_at = ${at}, withdrawal_amount = 1 where id = ${id}`;
    const withdrawal = {
      kind: 'withdrawal',
      counterAccount: 'withdrawals',
      amount: 10 - credits,
      orderId: id,
    } as const;
    await book(server.sql, { memberId: anna.memberId, ...withdrawal }, at);
    expect(await told(anna, chat)).toEqual([undefined]);
  });

  it('takes what came back, and the line with it', async () => {
    const order = await buy(server, anna.memberId, 100);
    const chat = await writeFirst();
    server.clock.advance(overdue);
    await look();
    await refund(server, anna.memberId, order);
    expect(await told(anna, chat)).toEqual([undefined]);
  });

  it('leaves what came back where other credits pay for it', async () => {
    const order = await buy(server, anna.memberId, 10);
    const chat = await writeFirst();
    server.clock.advance(overdue);
    await look();
    await buy(server, anna.memberId, 100);
    await refund(server, anna.memberId, order);
    expect(await told(anna, chat)).toEqual([{ credits: 10, until: null }]);
  });
});

describe('[PAY-09e] the line reveals nothing about the other member', () => {
  const block = (by: TestMember, whom: TestMember) =>
    server.request('PUT', `/api/members/${whom.publicId}/block`, { as: by });
  const become = (status: string) => server.sql`update members set status = ${status} where id = ${bert.memberId}`;

  it.each([false, true])(
    'who has blocked the sender looks like who has left; given back before: %s',
    async (before) => {
      const carl = await server.signUp();
      await buy(server, anna.memberId, 100);
      const [left, blocked] = [await writeFirst(), await writeFirst(carl)];
      if (before) {
        server.clock.advance(overdue);
        await look();
      }
      await become('pending_deletion');
      await block(carl, anna);
      const answers = await Promise.all([left, blocked].map((chat) => read(anna, chat)));
      for (const { messages } of answers) expect(messages).toEqual([]);
      expect(JSON.stringify(answers)).not.toContain('credits_back');
    },
  );

  it('nobody who comes back changes it before its day', async () => {
    await buy(server, anna.memberId, 100);
    const [chat, until] = [await writeFirst(), inAWeek()];
    await become('pending_deletion');
    await become('active');
    expect(await told(anna, chat)).toEqual([{ credits: 10, until }]);
  });
});
