import type { ApiClient, Chat, Message } from '@heartline/api-client';
import type { within } from 'storybook/test';

import { GiftPicture } from '@heartline/ui/chat/gift-picture';
import { Dialog } from '@heartline/ui/overlays/dialog';

import { chat, message } from '../shared/testing/fixtures.ts';
import type { ChatCredits } from './chat-credits.ts';
import type { ChatGifts } from './chat-gifts.ts';
import type { OutboxEntry } from './outbox/outbox-types.ts';

type Answer = Awaited<ReturnType<ApiClient['chat']['messages']>>;

const lines = [
  'Hi! Your Sunday cooking sounds wonderful.',
  'Thank you 😊 This week it was a mushroom risotto. It took two hours and four phone calls to my mother.',
  'Four calls is a good sign. Mine takes three for soup.',
  'Do you like mushrooms?',
  'I would eat them on a bicycle.',
  'I think about that sentence more than I should 😄',
];

/** Messages of two days, with every kind of message. */
export function messagesOf(chatId = 'chat-4'): Message[] {
  const at = (day: number, minute: number) => `2026-11-${day}T18:${String(minute).padStart(2, '0')}:00.000Z`;
  const text = (seq: number, mine: boolean, words: string, sentAt: string) =>
    message(seq, { conversationId: chatId, mine, text: words, sentAt, clientId: mine ? `client-${seq}` : null });
  return [
    message(1, {
      conversationId: chatId,
      mine: true,
      kind: 'icebreaker',
      text: null,
      icebreakerId: 'ib06',
      sentAt: at(19, 2),
    }),
    text(2, false, lines[0] ?? '', at(19, 8)),
    text(3, true, lines[1] ?? '', at(19, 9)),
    text(4, false, lines[2] ?? '', at(19, 11)),
    text(5, true, lines[3] ?? '', at(19, 12)),
    message(6, { conversationId: chatId, mine: true, kind: 'gift', text: null, giftId: 'coffee', sentAt: at(19, 12) }),
    text(7, false, lines[4] ?? '', at(20, 30)),
    text(8, true, lines[5] ?? '', at(20, 31)),
    text(9, false, 'Saturday, eleven, the café by the canal?', at(20, 40)),
    text(10, false, '☕️❤️', at(20, 41)),
  ];
}

/** The answer to opening a conversation. */
export function conversationOf(
  number: number,
  change: Partial<Chat['conversation']> = {},
  messages = messagesOf(`chat-${number}`),
): Answer {
  const last = messages.at(-1);
  const base = chat(number, { lastMessage: last ?? null });
  const conversation = {
    ...base.conversation,
    lastSeq: last?.seq ?? 0,
    readSeq: last?.seq ?? 0,
    otherReadSeq: 8,
    otherDeliveredSeq: 8,
    ...change,
  };
  return {
    chat: { ...base, conversation, numUnreadMessages: Math.max(0, conversation.lastSeq - conversation.readSeq) },
    messages,
    hasMore: false,
  };
}

export const entry = (number: number, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientId: `00000000-0000-4000-8000-00000000000${number}`,
  conversationId: 'chat-4',
  order: number,
  body: { kind: 'text', text: 'Eleven is perfect. I will be the one with the bicycle.' },
  createdAt: `2026-11-21T11:5${number}:00.000Z`,
  state: 'sending',
  reason: null,
  ...change,
});

/** Replaces the gifts feature, which stories of the chat must not import. */
export const storyGifts: ChatGifts = {
  name: (id) => (id === 'coffee' ? 'Coffee' : 'Gift'),
  picture: (id, arriving) => <GiftPicture gift={id} arriving={arriving} className="size-28" />,
  price: () => 25,
  Dialog: () => null,
};

/** On a phone a button unfolds the tools of the composer. */
export async function openTools(
  canvas: ReturnType<typeof within>,
  user: { click: (part: Element) => Promise<void> },
): Promise<void> {
  const add = canvas.queryByRole('button', { name: 'Add something' });
  if (add) await user.click(add);
}

/** Replaces the credits feature. */
export const storyCredits: ChatCredits = {
  Dialog: ({ open, onClose, returnTo }) => (
    <Dialog open={open} onClose={onClose} title="Credits" closeLabel="Close" size="sheet-on-phone">
      <p className="pb-2">{returnTo}</p>
    </Dialog>
  ),
  preload: () => undefined,
};
