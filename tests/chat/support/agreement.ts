import type { Database } from '../../../apps/server/src/platform/database.ts';
import type { Device, Tab } from './device.ts';

interface Stored {
  seq: number;
  public_id: string;
  client_id: string;
  sender_id: number;
}

/** Messages written in one tab of a device into one conversation, in the order of writing. */
export interface Written {
  device: number;
  tab: number;
  conversation: string;
  clientId: string;
}

export interface History {
  sql: Database;
  devices: readonly Device[];
  written: readonly Written[];
  /** The initial credits of each member. */
  credits: ReadonlyMap<number, number>;
}

/**
 * Differences between tabs, devices and database: empty if everything is right. One order for all, nothing lost, nothing twice, charges
 * equal messages, unread counts are right (security.md section 4).
 */
export async function disagreements({ sql, devices, written, credits }: History): Promise<string[]> {
  const wrong: string[] = [];
  const say = (fine: boolean, what: string) => void (fine || wrong.push(what));
  const same = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);
  for (const id of new Set(devices.flatMap(({ conversations }) => conversations))) {
    const messages = await messagesOf(sql, id);
    const place = new Map(messages.map(({ client_id, seq }) => [client_id, seq]));
    say(
      messages.every(({ seq }, index) => seq === index + 1),
      `${id}: numbers with gaps: ${messages.map(({ seq }) => seq).join()}`,
    );
    say(place.size === messages.length, `${id}: a text is there twice`);
    for (const [index, device] of devices.entries()) {
      if (!device.conversations.includes(id)) continue;
      const refused = new Set(
        device.tabs.flatMap(({ outbox }) => outbox.entriesOf(id).map(({ clientId }) => clientId)),
      );
      const mine = written.filter((one) => one.device === index && one.conversation === id);
      for (const { clientId } of mine)
        say(
          place.has(clientId) !== refused.has(clientId),
          `${id}: ${clientId} is ${place.has(clientId) ? 'sent and refused' : 'lost'}`,
        );
      for (const tab of device.tabs.keys()) {
        const order = mine.filter((one) => one.tab === tab).flatMap(({ clientId }) => place.get(clientId) ?? []);
        say(
          order.every((seq, at) => at === 0 || seq > order[at - 1]!),
          `${id}: not in the order of typing: ${order.join()}`,
        );
      }
      for (const [at, tab] of device.tabs.entries()) {
        const who = `device ${index} tab ${at}: ${id}`;
        const waiting = tab.outbox.entriesOf(id);
        say(
          waiting.every(({ state }) => state === 'refused'),
          `${who}: still ${waiting.map(({ state }) => state).join()}`,
        );
        const shown = tab.bubbles(id);
        const expected = [...messages.map(({ public_id }) => public_id), ...waiting.map(({ clientId }) => clientId)];
        say(same(shown, expected), `${who}: shows ${shown.length} of ${expected.length}: ${orderOf(shown, messages)}`);
        await compareState(sql, device, tab, id, messages, (what) => wrong.push(`${who}: ${what}`));
      }
    }
    const strangers = messages.filter(({ client_id }) => !written.some(({ clientId }) => clientId === client_id));
    say(strangers.length === 0, `${id}: messages nobody wrote`);
  }
  for (const [memberId, before] of credits) {
    const [row] = await sql<{ balance: number; spent: number }[]>`
      select balance, (select coalesce(sum(cost), 0)::int from messages where sender_id = ${memberId}) as spent from wallets where member_id = ${memberId}`;
    say(
      row?.balance === before - row!.spent,
      `member ${memberId} has ${row?.balance} of ${before} after ${row?.spent}`,
    );
    for (const [index, device] of devices.entries())
      for (const [at, tab] of device.tabs.entries())
        if (device.member.memberId === memberId)
          say(
            tab.credits() === row?.balance,
            `device ${index} tab ${at}: credits ${tab.credits()}, not ${row?.balance}`,
          );
  }
  return wrong;
}

async function messagesOf(sql: Database, conversation: string): Promise<Stored[]> {
  return sql<Stored[]>`
    select m.seq, m.public_id, m.client_id, m.sender_id from messages m join conversations c on c.id = m.conversation_id
    where c.public_id = ${conversation} order by m.seq`;
}

async function compareState(
  sql: Database,
  { member: { memberId } }: Device,
  tab: Tab,
  id: string,
  messages: readonly Stored[],
  say: (what: string) => void,
): Promise<void> {
  if (messages.length === 0) return;
  const [row] = await sql<{ unread: number; read_seq: number; other_read_seq: number }[]>`
    select own.unread, own.read_seq, other.read_seq as other_read_seq from conversations c
    join conversation_members own on own.conversation_id = c.id and own.member_id = ${memberId}
    join conversation_members other on other.conversation_id = c.id and other.member_id <> ${memberId}
    where c.public_id = ${id}`;
  const unread = messages.filter(({ seq, sender_id }) => seq > row!.read_seq && sender_id !== memberId).length;
  if (unread !== row!.unread) say(`the server counts ${row!.unread} unread, there are ${unread}`);
  const chat = tab.chat(id);
  if (!chat) return say('not in the list');
  if (chat.numUnreadMessages !== unread) say(`${chat.numUnreadMessages} unread, not ${unread}`);
  const { lastSeq, otherReadSeq, readSeq } = chat.conversation;
  if (lastSeq !== messages.length) say(`the list ends at ${lastSeq}, not ${messages.length}`);
  // Read marks may differ by the reader's own messages, which need no reading.
  const ofOther = (upTo: number) => messages.filter((one) => one.sender_id !== memberId && one.seq <= upTo).length;
  const ofOwn = (upTo: number) => messages.filter((one) => one.sender_id === memberId && one.seq <= upTo).length;
  if (ofOwn(otherReadSeq) !== ofOwn(row!.other_read_seq))
    say(`read by the other to ${otherReadSeq}, not ${row!.other_read_seq}`);
  if (ofOther(readSeq) !== ofOther(row!.read_seq)) say(`read to ${readSeq}, not ${row!.read_seq}`);
}

const orderOf = (shown: readonly string[], messages: readonly Stored[]) =>
  shown.map((id) => messages.find(({ public_id }) => public_id === id)?.seq ?? '?').join();
