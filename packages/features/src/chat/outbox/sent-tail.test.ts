import type { Chat } from '@heartline/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import type { Conversation } from '../../shared/index.ts';
import { chat, message } from '../../shared/testing/fixtures.ts';
import { rememberSent, sentTailQuery, withSentTail } from './sent-tail.ts';

const sent = (seq: number) => message(seq, { mine: true });
const conversation = (state: Chat['conversation']['state'], seqs: readonly number[]): Conversation => {
  const known = chat(1);
  return {
    chat: { ...known, conversation: { ...known.conversation, state } },
    messages: seqs.map((seq) => message(seq)),
    hasMore: false,
  };
};
const seqsOf = (
  {
    messages,
    chat: {
      conversation: { state },
    },
  }: Conversation,
  tail: readonly number[],
) => withSentTail(messages, tail.map(sent), state).map(({ seq }) => seq);

it('follows the messages of a conversation until they contain it', () => {
  expect(seqsOf(conversation('open', [1, 2]), [5, 4])).toEqual([1, 2, 4, 5]);
  expect(seqsOf(conversation('open', [1, 2, 3, 4]), [4, 5])).toEqual([1, 2, 3, 4, 5]);
});

it('[MEM-06] is not shown in a conversation that has ended, of which nothing is left', () => {
  expect(seqsOf(conversation('gone', []), [4])).toEqual([]);
});

it('is kept only for a conversation that is loaded: an answer after its deletion brings nothing back', () => {
  const client = new QueryClient();
  const tail = () => client.getQueryData(sentTailQuery('chat-1').queryKey);
  rememberSent(client, sent(4));
  expect(tail()).toBeUndefined();
  client.setQueryData(['chats', 'messages', 'chat-1'], conversation('open', [1]));
  rememberSent(client, sent(4));
  expect(tail()).toEqual([sent(4)]);
});
