import type { Message } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import type { OutboxEntry } from './outbox/outbox-types.ts';
import { rowsOf, type RowsInput } from './rows.ts';

const message = (seq: number, change: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  conversationId: 'c',
  seq,
  mine: false,
  kind: 'text',
  text: `text ${seq}`,
  icebreakerId: null,
  giftId: null,
  clientId: null,
  sentAt: '2026-11-21T10:00:00.000Z',
  ...change,
});
const entry = (clientId: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientId,
  conversationId: 'c',
  order: 1,
  body: { kind: 'text', text: clientId },
  createdAt: '2026-11-21T10:01:00.000Z',
  state: 'sending',
  reason: null,
  ...change,
});
const rows = (input: Partial<RowsInput>) =>
  rowsOf({
    messages: [],
    entries: [],
    conversation: { otherDeliveredSeq: 0, otherReadSeq: 0 },
    readSeqAtOpen: 99,
    dayOf: (at) => at.slice(0, 10),
    ...input,
  });
const keys = (input: Partial<RowsInput>) => rows(input).map(({ key }) => key);

describe('rowsOf', () => {
  it('[CHAT-09] shows one bubble for each text, before and after its echo, under the same key', () => {
    const waiting = entry('id-1');
    expect(keys({ entries: [waiting] })).toEqual(['day-2026-11-21', 'id-1']);
    expect(keys({ entries: [waiting], messages: [message(1, { mine: true, clientId: 'id-1' })] })).toEqual([
      'day-2026-11-21',
      'id-1',
    ]);
    expect(keys({ messages: [message(1, { mine: true, clientId: 'id-1' })] })).toEqual(['day-2026-11-21', 'id-1']);
  });

  it('separates the days', () => {
    expect(keys({ messages: [message(1, { sentAt: '2026-11-20T23:59:00.000Z' }), message(2)] })).toEqual([
      'day-2026-11-20',
      'm1',
      'day-2026-11-21',
      'm2',
    ]);
  });

  it('[PAY-09e] ends what is announced under the first message when an answer comes, but keeps what came back', () => {
    const first = (creditsBack: Message['creditsBack']) => message(1, { mine: true, creditsBack });
    const backs = (...messages: Message[]) =>
      rows({ messages }).flatMap((row) => (row.kind === 'message' ? row.back : []));
    const announced = { credits: 10, until: '2026-11-28T10:00:00.000Z' };
    const waiting = first(announced);
    expect(backs(waiting, message(2, { mine: true }))).toEqual([announced, undefined]);
    expect(backs(waiting, message(2))).toEqual([null, undefined]);
    const back = { credits: 10, until: null };
    expect(backs(first(back), message(2))).toEqual([back, undefined]);
  });

  it('lets an unsent text open a newer day, but never a day before the message above it', () => {
    const messages = [message(1)];
    const [early, soon, later] = [
      entry('early', { createdAt: '2026-11-19T10:00:00.000Z' }),
      entry('soon'),
      entry('later', { createdAt: '2026-11-22T00:01:00.000Z' }),
    ];
    expect(keys({ messages, entries: [early] })).toEqual(['day-2026-11-21', 'm1', 'early']);
    expect(keys({ messages, entries: [early, soon] })).toEqual(['day-2026-11-21', 'm1', 'early', 'soon']);
    expect(keys({ messages, entries: [soon, early, later] })).toEqual([
      'day-2026-11-21',
      'm1',
      'soon',
      'early',
      'day-2026-11-22',
      'later',
    ]);
    expect(keys({ entries: [early, soon] })).toEqual(['day-2026-11-19', 'early', 'day-2026-11-21', 'soon']);
  });

  it('draws the line above the first unread message, and counts only messages of the other member', () => {
    const messages = [message(1), message(2), message(3, { mine: true }), message(4)];
    expect(rows({ messages, readSeqAtOpen: 1 }).find(({ kind }) => kind === 'new')).toEqual({
      kind: 'new',
      key: 'new',
      count: 2,
    });
    expect(keys({ messages, readSeqAtOpen: 1 })).toEqual(['day-2026-11-21', 'm1', 'new', 'm2', 'm3', 'm4']);
    expect(keys({ messages, readSeqAtOpen: 0 })).not.toContain('new');
  });

  it('[LOC-10b] begins with the notice about fictional profiles once the first message is loaded', () => {
    expect(keys({ messages: [message(1)], notice: true })).toEqual(['notice', 'day-2026-11-21', 'm1']);
    expect(keys({ notice: true })).toEqual([]);
    expect(keys({ messages: [message(1)] })).not.toContain('notice');
  });

  it('groups messages that one member sends within minutes', () => {
    const later = { sentAt: '2026-11-21T10:09:00.000Z' };
    const messages = [message(1), message(2), message(3), message(4, later), message(5, { ...later, mine: true })];
    expect(rows({ messages }).flatMap((row) => (row.kind === 'message' ? row.position : []))).toEqual([
      'first',
      'middle',
      'last',
      'single',
      'single',
    ]);
  });

  it("shows the delivery state of the viewer's messages once per run", () => {
    const messages = [1, 2, 3, 4].map((seq) => message(seq, { mine: true }));
    const states = rows({ messages, conversation: { otherReadSeq: 2, otherDeliveredSeq: 3 } }).flatMap((row) =>
      row.kind === 'message' ? [row.state] : [],
    );
    expect(states).toEqual([undefined, 'read', 'delivered', 'sent']);
  });

  it('reuses the objects of unchanged rows, so that a new message redraws only itself and its neighbour', () => {
    const messages = [message(1), message(2), message(3)];
    const before = rows({ messages });
    const after = rows({ messages: [...messages, message(4)] });
    const same = after.map((row) => before.includes(row));
    expect(after.map(({ key }) => key)).toEqual(['day-2026-11-21', 'm1', 'm2', 'm3', 'm4']);
    expect(same).toEqual([false, true, true, false, false]);
  });

  it('makes a new row when the delivery state changes', () => {
    const messages = [message(1, { mine: true })];
    const state = (otherReadSeq: number) =>
      rows({ messages, conversation: { otherReadSeq, otherDeliveredSeq: 1 } }).map((row) =>
        row.kind === 'message' ? row.state : row.kind,
      );
    expect([state(0), state(1), state(0)]).toEqual([
      ['day', 'delivered'],
      ['day', 'read'],
      ['day', 'delivered'],
    ]);
  });
});
