import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { balanceOf, findDifferences } from '../credits/ledger.ts';
import { newPublicId } from '../platform/ids.ts';
import { buy, refund } from '../testing/buying.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { sendContent } from './chat.service.ts';
import { sendMessage, type ConversationRow } from './chat.store.ts';
import { openConversation } from './conversations.service.ts';
import { giveBackUnanswered } from './unanswered.service.ts';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await createTestServer({ config: { databaseConnections: 12 } });
  two = await one.another();
  await giveBackUnanswered(one.platform);
});
afterAll(() => one.close());

const week = 7 * 86_400;

const write = (from: TestMember, { public_id }: ConversationRow) =>
  sendContent(one.platform, from.memberId, public_id, randomUUID(), {
    kind: 'text',
    body: `Hello ${randomUUID()}`,
    item: null,
    price: 10,
  });

interface Started {
  anna: TestMember;
  others: TestMember[];
  conversations: ConversationRow[];
}

async function startMany(count: number): Promise<Started> {
  const anna = await one.signUp({ premium: true, credits: 0 });
  await buy(one, anna.memberId, 1_000);
  const others: TestMember[] = [];
  const conversations: ConversationRow[] = [];
  for (let number = 0; number < count; number += 1) {
    const other = await one.signUp();
    const conversation = await openConversation(one.platform, anna.memberId, other.publicId);
    await write(anna, conversation);
    others.push(other);
    conversations.push(conversation);
  }
  return { anna, others, conversations };
}

const backOf = async (conversations: readonly ConversationRow[]) => {
  const rows = await one.sql<{ conversation_id: number; count: number }[]>`
    select conversation_id, count(*)::int as count from ledger_entries
    where kind = 'unanswered' and conversation_id = any(${conversations.map(({ id }) => id)}::bigint[]) group by 1`;
  return rows.map(({ count }) => count);
};

it('[PAY-09] simultaneous runs give back once, and neither answers nor further messages get in the way', async () => {
  const { anna, others, conversations } = await startMany(20);
  one.clock.advance(week + 301);
  await Promise.all([
    ...Array.from({ length: 6 }, (_item, index) => giveBackUnanswered((index % 2 === 0 ? one : two).platform)),
    // Too late to count as answers.
    ...others.map((other, index) => write(other, conversations[index]!)),
    ...conversations.map((conversation) => write(anna, conversation)),
  ]);
  expect(await backOf(conversations)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(await balanceOf(one.sql, anna.memberId)).toBe(1_000 - 20 * 10);
  expect(await findDifferences(one.sql)).toEqual(noDifferences);
});

it('[PAY-09] an answer sent at the last moment counts even if its transaction commits during the run', async () => {
  const { anna, others, conversations } = await startMany(1);
  one.clock.advance(week);
  const [bert, conversation] = [others[0]!, conversations[0]!];
  const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const answering = one.sql.begin(async (tx) => {
    await sendMessage(tx, {
      senderId: bert.memberId,
      conversationId: conversation.public_id,
      messageId: newPublicId(),
      kind: 'text',
      body: 'At last',
      item: null,
      clientId: randomUUID(),
      price: 10,
      entryId: newPublicId(),
      at: one.clock.now(),
      freeConversations: 2,
      burst: 60,
      interval: 1_000,
    });
    hasWritten();
    await mayEnd;
  });
  await written;
  one.clock.advance(301);
  const looking = giveBackUnanswered(two.platform);
  await untilSomebodyWaits();
  letEnd();
  await Promise.all([answering, looking]);
  expect(await backOf(conversations)).toEqual([]);
  expect(await balanceOf(one.sql, anna.memberId)).toBe(990);
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await one.sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (row?.waiting) return;
    await wait(5);
  }
}

it('[PAY-09] a simultaneous refund never leaves the member with too many credits, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const anna = await one.signUp({ premium: true, credits: 0 });
    const order = await buy(one, anna.memberId, 100);
    const bert = await one.signUp();
    await write(anna, await openConversation(one.platform, anna.memberId, bert.publicId));
    one.clock.advance(week + 301);
    await Promise.all([
      giveBackUnanswered(one.platform),
      refund(two, anna.memberId, order),
      giveBackUnanswered(two.platform),
    ]);
    // If the credit back comes first, the balance is even; if the refund comes first, the message was never paid for.
    expect([0, -10]).toContain(await balanceOf(one.sql, anna.memberId));
  }
  expect(await findDifferences(one.sql)).toEqual(noDifferences);
});
