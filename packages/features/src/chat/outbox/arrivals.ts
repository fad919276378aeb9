import type { Chat, Message } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { addMessage } from '../../shared/live/apply-event.ts';
import type { Conversation } from '../../shared/live/live.queries.ts';
import { patchUser } from '../../shared/session/session.queries.ts';
import { rememberSent } from '../sent-tail.ts';
import type { SendAnswer } from './outbox-types.ts';
import type { Outbox } from './outbox.ts';

/** What became of a send, where everything else reads it. */
export function showSent(queryClient: QueryClient, { message, credits }: SendAnswer): void {
  const chats = queryClient.getQueryData<Chat[]>(['chats', 'list']);
  const chat = chats?.find(({ conversation }) => conversation.id === message.conversationId);
  rememberSent(queryClient, message);
  addMessage(queryClient, message);
  // A late answer, after the message itself came by the stream: the balance it tells is older than what is known by now.
  if (!chat || message.seq > chat.conversation.lastSeq) patchUser(queryClient, { credits });
  // The first message of a conversation may have used up one of a free member's.
  if (message.seq === 1) void queryClient.invalidateQueries({ queryKey: ['user'] });
}

/** Texts that the stream or a reload brought into the cache have arrived, whatever became of their answers. Gives the function that stops it. */
export function acknowledgeArrivals(queryClient: QueryClient, outbox: Outbox): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    if (type !== 'updated' || query.queryKey[0] !== 'chats') return;
    const [, kind, id] = query.queryKey;
    if (kind === 'messages' && typeof id === 'string' && outbox.entriesOf(id).length > 0)
      outbox.acknowledge(clientIds((query.state.data as Conversation | undefined)?.messages ?? []));
    if (kind === 'list') {
      // Loaded anew, not written: also after a decision about something that was held.
      if (event.action.type === 'success' && !event.action.manual) outbox.askAboutHeld();
      outbox.acknowledge(
        clientIds(((query.state.data as Chat[] | undefined) ?? []).flatMap(({ lastMessage }) => lastMessage ?? [])),
      );
    }
  });
}

const clientIds = (messages: readonly Message[]) => messages.flatMap(({ clientId }) => clientId ?? []);
