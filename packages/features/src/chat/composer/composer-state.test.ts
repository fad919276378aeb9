import { describe, expect, it } from 'vitest';

import { chat as chatOf } from '../../shared/testing/fixtures.ts';
import { composerState, creditsLeft, type ComposerInput } from './composer-state.ts';
import type { OutboxEntry } from '../outbox/outbox-types.ts';

const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientId: 'id',
  conversationId: 'chat-1',
  order: 1,
  body: { kind: 'text', text: 'Hello' },
  createdAt: '2026-11-21T10:00:00.000Z',
  state: 'sending',
  reason: null,
  ...change,
});
const empty = chatOf(1, { conversation: { ...chatOf(1).conversation, lastSeq: 0 } });
const input = (change: Partial<ComposerInput> = {}): ComposerInput => ({
  chat: chatOf(1),
  user: { credits: 30, conversationsLeft: null },
  entries: [],
  messageCredits: 10,
  photoCredits: 15,
  giftCredits: () => 25,
  online: true,
  ...change,
});

describe('the composer', () => {
  it.each([
    ['enabled', {}],
    ['offline', { online: false }],
    ['no-credits', { user: { credits: 9, conversationsLeft: null } }],
    ['no-credits', { user: { credits: 9, conversationsLeft: null }, online: false }],
    ['conversation-limit', { chat: empty, user: { credits: 30, conversationsLeft: 0 } }],
    ['enabled', { chat: empty, user: { credits: 30, conversationsLeft: 1 } }],
    ['enabled', { user: { credits: 30, conversationsLeft: 0 } }],
    ['gone', { chat: chatOf(1, { conversation: { ...chatOf(1).conversation, state: 'gone' } }), online: false }],
  ] as const)('[CHAT-02] is %s for %j', (state, change) => {
    expect(composerState(input(change))).toBe(state);
  });

  it.each([
    ['credits-promised', { online: false }],
    ['no-credits', {}],
    ['credits-promised', { entries: [entry({ state: 'failed' }), entry()] }],
    ['credits-promised', { entries: [entry({ reason: 'rate_limited' })] }],
    ['no-credits', { entries: [], user: { credits: 9, conversationsLeft: null }, online: false }],
    ['offline', { user: { credits: 20, conversationsLeft: null }, online: false }],
    ['enabled', { entries: [entry({ state: 'failed' })] }],
  ] as const)('[CHAT-02] is %s while unsent messages may wait for long: %j', (state, change) => {
    const ten = { credits: 10, conversationsLeft: null };
    expect(composerState(input({ user: ten, entries: [entry()], ...change }))).toBe(state);
  });

  it('counts unsent messages as spent, but no refused ones', () => {
    const gift = entry({ body: { kind: 'gift', giftId: 'rose' } });
    expect(creditsLeft(input({ entries: [entry(), gift] }))).toBe(-5);
    expect(creditsLeft(input({ entries: [entry({ state: 'refused' }), entry({ state: 'failed' })] }))).toBe(30);
  });
});
