import type { Chat, User } from '@heartline/api-client';

import type { OutboxEntry } from '../outbox/outbox-types.ts';

export type ComposerState =
  | 'enabled'
  | 'offline'
  | 'no-credits'
  /** There are credits, but the unsent messages will use them. */
  | 'credits-promised'
  | 'conversation-limit'
  | 'gone';

export interface ComposerInput {
  chat: { conversation: Pick<Chat['conversation'], 'state' | 'lastSeq'> };
  user: Pick<User, 'credits' | 'conversationsLeft'>;
  /** The unsent messages of this conversation: they will be charged. */
  entries: readonly OutboxEntry[];
  messageCredits: number;
  photoCredits: number;
  giftCredits: (giftId: string) => number;
  online: boolean;
}

/** The balance after everything unsent has been charged. */
export function creditsLeft({
  user,
  entries,
  messageCredits,
  photoCredits,
  giftCredits,
}: Omit<ComposerInput, 'chat' | 'online'>): number {
  const waiting = entries.filter(({ state }) => state === 'sending');
  const costOf = ({ body }: OutboxEntry) =>
    body.kind === 'gift' ? giftCredits(body.giftId) : body.kind === 'photo' ? photoCredits : messageCredits;
  return waiting.reduce((left, entry) => left - costOf(entry), user.credits);
}

/** What the composer allows (CHAT-02, CHAT-03). The server decides; this only avoids messages that it would refuse. */
export function composerState(input: ComposerInput): ComposerState {
  const { chat, user, entries, messageCredits, online } = input;
  if (chat.conversation.state === 'gone') return 'gone';
  const fresh = chat.conversation.lastSeq === 0 && entries.length === 0;
  if (fresh && user.conversationsLeft === 0) return 'conversation-limit';
  if (creditsLeft(input) < messageCredits)
    return user.credits < messageCredits || !waitsLong(input) ? 'no-credits' : 'credits-promised';
  return online ? 'enabled' : 'offline';
}

/** A message that is sent without delay is practically paid: its waiting is not worth mentioning. */
const waitsLong = ({ entries, online }: ComposerInput): boolean =>
  !online || entries.some(({ state, reason }) => state === 'failed' || reason === 'rate_limited');
