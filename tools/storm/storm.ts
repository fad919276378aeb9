import { setTimeout as wait } from 'node:timers/promises';

import { findDifferences, type Differences } from '../../apps/server/src/credits/ledger.ts';
import { openDatabase, type Database } from '../../apps/server/src/platform/database.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { creditsAtStart, preparePairs } from '../lib/pairs.ts';
import { Reader, Sender } from './people.ts';
import { killAndRestart, startDatabase, startSlot, stopSlot, type Slot, type StormDatabase } from './processes.ts';

export interface StormOptions {
  sends: number;
  /** Number of server processes killed (-9). */
  kills: number;
  /** Number of stops of the database as in a power failure. */
  stops: number;
  /** Number of cuts of all connections, alternately between members and a server, and a server and the database. */
  cuts: number;
  pairs: number;
  /** From 0 to 1; decides when and where faults strike. */
  random: () => number;
  log: (line: string) => void;
}

export interface StormResult {
  acknowledged: number;
  stored: number;
  /** Acknowledged, but missing in the database or different there. */
  lost: number;
  /** Texts stored more than once. */
  twice: number;
  /** Conversations whose order differs from that of writing, or whose numbers have gaps. */
  disordered: number;
  /** Messages that a reader did not get, or got as another one. */
  missed: number;
  /** Events of a stream that were repeated or out of order. */
  repeated: number;
  /** Credits charged wrongly or not at all. */
  credits: number;
  differences: Differences;
  seconds: number;
}

interface Stage {
  database: StormDatabase;
  slots: Slot[];
}
type Fault = { name: string; strike: () => Promise<void> };

/** Members write and read while everything below them breaks (security.md sections 4 and 12). All of it is real: processes, database, outbox, stream. */
export async function storm(options: StormOptions): Promise<StormResult> {
  const database = await startDatabase();
  const slots: Slot[] = [];
  try {
    await migrate(database.url);
    const sql = openDatabase({ url: database.url, connections: 1 });
    const { pairs } = await preparePairs(sql, options.pairs);
    await sql.end();
    slots.push(await startSlot(database), await startSlot(database));
    const senders = pairs.map((pair, at) => new Sender(slots, at, pair.senderCookie, pair.conversation));
    const readers = pairs.map((pair, at) => new Reader(slots, at + 1, pair.receiverCookie, pair.conversation));
    await Promise.all(readers.map(({ ready }) => ready));
    const started = performance.now();
    await send(options, senders, faultsOf(options, { database, slots }));
    await quiet(senders, readers);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const judge = openDatabase({ url: database.url, connections: 1 });
    try {
      return { ...(await judged(judge, senders, readers)), seconds };
    } finally {
      for (const reader of readers) reader.close();
      for (const { outbox } of senders) outbox.stop();
      await judge.end();
    }
  } finally {
    await Promise.all(slots.map(stopSlot));
    await database.delete();
  }
}

/** Splits the texts into one more batch than there are faults; each fault strikes while its batch is being sent. */
async function send({ sends, random, log }: StormOptions, senders: readonly Sender[], faults: Fault[]): Promise<void> {
  let written = 0;
  const write = (upTo: number) => {
    for (; written < upTo; written += 1) senders[written % senders.length]!.write(`text ${written}`);
  };
  for (const [at, { name, strike }] of faults.entries()) {
    write(Math.floor((sends * (at + 1)) / (faults.length + 1)));
    await wait(random() * 150);
    const waiting = senders.reduce((sum, sender) => sum + sender.waiting.length, 0);
    log(`${name}, with ${waiting} on their way`);
    await strike();
  }
  write(sends);
}

function faultsOf({ kills, stops, cuts, random }: StormOptions, { database, slots }: Stage): Fault[] {
  const either = () => slots[random() < 0.5 ? 0 : 1]!;
  const cut = async (proxy: { down: () => Promise<void>; up: () => Promise<void> }) => {
    await proxy.down();
    await wait(random() * 300);
    await proxy.up();
  };
  const faults = [
    ...times(kills, () => ({ name: 'a server dies', strike: () => killAndRestart(either(), database.directory) })),
    ...times(stops, () => ({ name: 'the database dies', strike: () => database.crash() })),
    ...times(cuts, (at) =>
      at % 2 === 0
        ? { name: 'members are cut off', strike: () => cut(either().front) }
        : { name: 'a server is cut off', strike: () => cut(either().back) },
    ),
  ];
  const places = new Map(faults.map((fault) => [fault, random()]));
  return faults.toSorted((a, b) => places.get(a)! - places.get(b)!);
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_item, at) => make(at));

/** Waits until nothing is being sent or received any more; missing messages are counted afterwards. */
async function quiet(senders: readonly Sender[], readers: readonly Reader[]): Promise<void> {
  const patience = performance.now() + 60_000;
  const isQuiet = () =>
    senders.every(({ waiting }) => waiting.length === 0) &&
    readers.every(({ known }, at) => known.size >= senders[at]!.written.length);
  while (!isQuiet() && performance.now() < patience) await wait(20);
}

async function judged(
  sql: Database,
  senders: readonly Sender[],
  readers: readonly Reader[],
): Promise<Omit<StormResult, 'seconds'>> {
  const rows = await sql<{ conversation: string; seq: number; public_id: string; client_id: string }[]>`
    select c.public_id as conversation, m.seq, m.public_id, m.client_id from messages m join conversations c on c.id = m.conversation_id order by c.id, m.seq`;
  const stored = new Map(rows.map((row) => [row.public_id, row]));
  const byConversation = [...Map.groupBy(rows, ({ conversation }) => conversation).values()];
  const [wallets] = await sql<{ wrong: number }[]>`
    select coalesce(sum(abs(w.balance - ${creditsAtStart}::int + coalesce(spent.cost, 0))), 0)::int as wrong from wallets w
    left join (select sender_id, sum(cost) as cost from messages group by sender_id) spent on spent.sender_id = w.member_id`;
  const acknowledged = senders.flatMap(({ answers }) => [...answers.values()]);
  const places = new Map(rows.map(({ client_id, seq }) => [client_id, seq]));
  const inOrder = ({ written }: Sender) => written.every((clientId, at) => places.get(clientId) === at + 1);
  return {
    acknowledged: acknowledged.length,
    stored: rows.length,
    lost: acknowledged.filter(({ message }) => stored.get(message.id)?.client_id !== message.clientId).length,
    twice: rows.length - new Set(rows.map(({ client_id }) => client_id)).size,
    disordered:
      senders.filter((sender) => !inOrder(sender)).length +
      byConversation.filter((list) => list.some(({ seq }, at) => seq !== at + 1)).length,
    missed: readers.reduce((sum, { known }, at) => {
      const holds = (clientId: string) =>
        stored.get(known.get(places.get(clientId) ?? 0) ?? '')?.client_id === clientId;
      return sum + senders[at]!.written.filter((clientId) => !holds(clientId)).length;
    }, 0),
    repeated: readers.reduce((sum, { outOfOrder }) => sum + outOfOrder, 0),
    credits: wallets?.wrong ?? 0,
    differences: await findDifferences(sql),
  };
}

/** Every figure that must be 0. */
export function mistakesOf({ differences, ...result }: StormResult): Record<string, number> {
  const { lost, twice, disordered, missed, repeated, credits } = result;
  return { lost, twice, disordered, missed, repeated, credits, ...differences };
}
