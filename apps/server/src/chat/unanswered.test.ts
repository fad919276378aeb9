import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { balanceOf, book, findDifferences } from '../credits/ledger.ts';
import { buy, refund } from '../testing/buying.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { sendContent } from './chat.service.ts';
import type { ConversationRow } from './chat.store.ts';
import { openConversation } from './conversations.service.ts';
import { giveBackUnanswered } from './unanswered.service.ts';
import { listUnanswered } from './unanswered.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const day = 86_400;
/** After the promised days, plus the time that an answer may still be on its way. */
const overdue = 7 * day + 301;
const look = () => giveBackUnanswered(server.platform);

let anna: TestMember;
let bert: TestMember;
beforeEach(async () => {
  await look();
  [anna, bert] = [await server.signUp({ premium: true, credits: 0 }), await server.signUp({ credits: 100 })];
});

const write = (from: TestMember, { public_id }: ConversationRow, price = 10) =>
  sendContent(server.platform, from.memberId, public_id, randomUUID(), {
    kind: 'text',
    body: `Hello ${randomUUID()}`,
    item: null,
    price,
  });

/** Sends a first message; gives its conversation. */
async function writeFirst(from: TestMember, to: TestMember, price?: number): Promise<ConversationRow> {
  const conversation = await openConversation(server.platform, from.memberId, to.publicId);
  await write(from, conversation, price);
  return conversation;
}

const balance = ({ memberId }: TestMember) => balanceOf(server.sql, memberId);
const entriesOf = ({ memberId }: TestMember) =>
  server.sql<
    { kind: string; amount: number; balance_after: number; counter_account: string }[]
  >`select kind, amount, balance_after, counter_account from ledger_entries where member_id = ${memberId} order by id`;
const setSite = (unanswered: { days: number; credits: number } | null) =>
  server.sql`update sites set settings = settings || ${JSON.stringify({ unanswered })}::text::jsonb`;

describe('[PAY-09] a first message that nobody answers', () => {
  it('is given back after the days, once, as an entry of its own, and open pages are notified', async () => {
    await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert);
    server.clock.advance(7 * day);
    await look();
    expect(await balance(anna)).toBe(90);
    server.clock.advance(301);
    await look();
    await look();
    expect((await entriesOf(anna)).at(-1)).toEqual({
      kind: 'unanswered',
      amount: 10,
      balance_after: 100,
      counter_account: 'messages',
    });
    expect(await balance(anna)).toBe(100);
    const told = await server.sql`
      select from events where member_id = ${anna.memberId} and payload ->> 'type' = 'user_changed'`;
    expect(told).toHaveLength(1);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('is found by the jobs', async () => {
    await server.platform.jobs.runDue();
    await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert);
    server.clock.advance(overdue);
    await server.platform.jobs.runDue();
    expect(await balance(anna)).toBe(100);
  });

  it('is not given back when it was answered in time, but is when the answer came later', async () => {
    const carl = await server.signUp();
    await buy(server, anna.memberId, 100);
    const [early, late] = [await writeFirst(anna, bert), await writeFirst(anna, carl)];
    server.clock.advance(7 * day);
    await write(bert, early);
    server.clock.advance(1);
    await write(carl, late);
    server.clock.advance(overdue);
    await look();
    expect(await balance(anna)).toBe(90);
  });

  it('is all that is given back, however many messages follow it', async () => {
    await buy(server, anna.memberId, 100);
    const conversation = await writeFirst(anna, bert);
    for (let count = 0; count < 3; count += 1) await write(anna, conversation);
    server.clock.advance(overdue);
    await look();
    expect(await balance(anna)).toBe(70);
  });

  it('gives back no more than the site says, and no more than the message cost', async () => {
    const carl = await server.signUp();
    await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert, 40);
    await writeFirst(anna, carl, 4);
    server.clock.advance(overdue);
    await look();
    expect((await entriesOf(anna)).slice(-2).map(({ amount }) => amount)).toEqual([10, 4]);
  });
});

describe('[PAY-09] credits that were not bought', () => {
  it('are not given back: free credits are used first', async () => {
    const [carl, dora] = [await server.signUp(), await server.signUp()];
    await book(
      server.sql,
      { memberId: anna.memberId, kind: 'correction', counterAccount: 'corrections', amount: 15 },
      server.clock.now(),
    );
    await buy(server, anna.memberId, 100);
    // The messages cost ten free credits, then five free and five bought, then ten bought.
    for (const other of [bert, carl, dora]) await writeFirst(anna, other);
    server.clock.advance(overdue);
    await look();
    expect((await entriesOf(anna)).filter(({ kind }) => kind === 'unanswered').map(({ amount }) => amount)).toEqual([
      5, 10,
    ]);
  });

  it('are not given back to a member who has only welcome credits', async () => {
    const free = await server.signUp();
    await writeFirst(free, bert);
    server.clock.advance(overdue);
    await look();
    expect(await balance(free)).toBe(20);
  });

  it('include credits that were given back: they come back only once', async () => {
    const carl = await server.signUp();
    await buy(server, anna.memberId, 10);
    await writeFirst(anna, bert);
    server.clock.advance(overdue);
    await look();
    await writeFirst(anna, carl);
    server.clock.advance(overdue);
    await look();
    expect(await balance(anna)).toBe(0);
  });

  it('include those of a purchase that was refunded', async () => {
    const order = await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert);
    await refund(server, anna.memberId, order);
    server.clock.advance(overdue);
    await look();
    expect(await balance(anna)).toBe(-10);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('are taken by a refund of their purchase, even after they were given back', async () => {
    const order = await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert);
    server.clock.advance(overdue);
    await look();
    await refund(server, anna.memberId, order);
    expect(await balance(anna)).toBe(0);
  });
});

describe('[PAY-09] nothing comes back', () => {
  const blocks = (by: TestMember, whom: TestMember) =>
    server.request('PUT', `/api/members/${whom.publicId}/block`, { as: by });
  const unblocks = (by: TestMember, whom: TestMember) =>
    server.request('DELETE', `/api/members/${whom.publicId}/block`, { as: by });
  const become = (status: string, { memberId }: TestMember) =>
    server.sql`update members set status = ${status} where id = ${memberId}`;

  it.each<[string, () => Promise<unknown>]>([
    ['who wrote has blocked the other, who so could not answer', () => blocks(anna, bert)],
    [
      'and has lifted the block since',
      async () => {
        await blocks(anna, bert);
        await unblocks(anna, bert);
      },
    ],
    ['the other has blocked who wrote', () => blocks(bert, anna)],
    [
      'both have deleted their copies before the block',
      async () => {
        const [row] = await server.sql<{ public_id: string }[]>`
          select public_id from conversations where member_a in (${anna.memberId}, ${bert.memberId}) and member_b in (${anna.memberId}, ${bert.memberId})`;
        for (const as of [anna, bert])
          await server.request('DELETE', `/api/chat.php?conversation=${row?.public_id}`, { as });
        await blocks(bert, anna);
        await unblocks(bert, anna);
      },
    ],
    // As after a block: the credits must not reveal which of the two happened.
    ['the other is gone', () => become('pending_deletion', bert)],
    ['the account of who wrote is closed', () => become('disabled', anna)],
  ])('where %s', async (_what, happens) => {
    await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert);
    await happens();
    server.clock.advance(overdue);
    await look();
    expect(await balance(anna)).toBe(90);
  });

  // A credit that failed to come back would reveal the block of a conversation that it could not end.
  it('but something does where a block was lifted before the first message', async () => {
    await buy(server, anna.memberId, 100);
    await openConversation(server.platform, anna.memberId, bert.publicId);
    await blocks(bert, anna);
    await unblocks(bert, anna);
    await writeFirst(anna, bert);
    server.clock.advance(overdue);
    await look();
    expect(await balance(anna)).toBe(100);
  });

  // The deletion of a copy does not matter: otherwise the credits would reveal to one side what the other did.
  it.each(['anna', 'bert', 'anna and bert', 'bert and anna'])(
    'but something does where %s deleted their own copy',
    async (who) => {
      await buy(server, anna.memberId, 100);
      const { public_id } = await writeFirst(anna, bert);
      for (const name of who.split(' and ')) {
        const as = name === 'anna' ? anna : bert;
        expect((await server.request('DELETE', `/api/chat.php?conversation=${public_id}`, { as })).status).toBe(200);
      }
      server.clock.advance(overdue);
      await look();
      expect(await balance(anna)).toBe(100);
    },
  );
});

describe('[PAY-09] the site’s setting', () => {
  it('can be off, and applies from when it is switched on: nothing before is made up for', async () => {
    await setSite(null);
    await look();
    await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert);
    server.clock.advance(overdue + day);
    await look();
    await setSite({ days: 7, credits: 10 });
    await look();
    await look();
    expect(await balance(anna)).toBe(90);
  });

  it('may be other days and other credits', async () => {
    await setSite({ days: 2, credits: 3 });
    await look();
    await buy(server, anna.memberId, 100);
    await writeFirst(anna, bert);
    server.clock.advance(2 * day + 301);
    await look();
    expect(await balance(anna)).toBe(93);
    await setSite({ days: 7, credits: 10 });
  });
});

describe('the database itself refuses', () => {
  const give = (memberId: number, { id }: ConversationRow, amount: number, messageSeq = 1) =>
    book(
      server.sql,
      { memberId, kind: 'unanswered', counterAccount: 'messages', amount, conversationId: id, messageSeq },
      server.clock.now(),
    );

  it('a second credit back, more than was paid, another message, and another member’s message', async () => {
    await buy(server, anna.memberId, 100);
    const conversation = await writeFirst(anna, bert);
    await write(anna, conversation);
    await expect(give(anna.memberId, conversation, 11)).rejects.toThrow('cost member');
    await expect(give(anna.memberId, conversation, 10, 2)).rejects.toThrow('ledger_unanswered_first');
    await expect(give(bert.memberId, conversation, 10)).rejects.toThrow('cost member');
    await give(anna.memberId, conversation, 10);
    await expect(give(anna.memberId, conversation, 10)).rejects.toThrow('ledger_unanswered');
    expect(await balance(anna)).toBe(90);
  });
});

it('first messages are found by an index of their own', async () => {
  const plan = await server.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    const span = {
      after: { created_at: server.clock.now(), entry_id: 0 },
      until: server.clock.now(),
      seconds: 7 * day,
    };
    return tx<{ 'QUERY PLAN': string }[]>`explain ${listUnanswered(tx, 'heartline', span, 200)}`;
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('ledger_first_messages');
});
