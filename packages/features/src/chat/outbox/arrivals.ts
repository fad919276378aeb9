import type { Chat, Message } from '@heartline/api-client';
import { notifyManager, type QueryClient } from '@tanstack/react-query';

import { addMessage } from '../../shared/live/apply-event.ts';
import type { Conversation } from '../../shared/live/conversation.queries.ts';
import { patchUser } from '../../shared/session/session.queries.ts';
import { rememberSent } from './sent-tail.ts';
import type { SendAnswer } from './outbox-types.ts';
import type { Outbox } from './outbox.ts';

/** Writes the answer of a send into all caches that show it, in one batch, so that the page is drawn once. */
export function showSent(queryClient: QueryClient, answer: SendAnswer): void {
  notifyManager.batch(() => write(queryClient, answer));
}

function write(queryClient: QueryClient, { message, credits }: SendAnswer): void {
  const chats = queryClient.getQueryData<Chat[]>(['chats', 'list']);
  const chat = chats?.find(({ conversation }) => conversation.id === message.conversationId);
  rememberSent(queryClient, message);
  addMessage(queryClient, message);
  // If the message arrived by the stream first, this answer is late and its balance outdated.
  if (!chat || message.seq > chat.conversation.lastSeq) patchUser(queryClient, { credits });
  // The first message may have used up one of a free member's conversations; an unloaded conversation may be new as well.
  if (!chat || message.seq === 1) void queryClient.invalidateQueries({ queryKey: ['user'] });
}

/**
 * Removes texts from the outbox that the stream or a reload brought into the cache, whatever their answers were. Returns the function
 * that stops it.
 */
export function acknowledgeArrivals(
  queryClient: QueryClient,
  outbox: Pick<Outbox, 'entriesOf' | 'acknowledge' | 'askAboutHeld'>,
): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    if (type !== 'updated' || query.queryKey[0] !== 'chats') return;
    const [, kind, id] = query.queryKey;
    // Fetched, not written by an answer or an event.
    const loaded = event.action.type === 'success' && !event.action.manual;
    const messages =
      kind === 'messages' && typeof id === 'string' && outbox.entriesOf(id).length > 0
        ? ((query.state.data as Conversation | undefined)?.messages ?? [])
        : kind === 'list'
          ? ((query.state.data as Chat[] | undefined) ?? []).flatMap(({ lastMessage }) => lastMessage ?? [])
          : [];
    // The list is also fetched after a moderator has decided about a held message.
    if (kind === 'list' && loaded) outbox.askAboutHeld();
    // Its answer was lost with the former page: the balance known here may predate the charge.
    if (outbox.acknowledge(clientIds(messages)) && loaded) void queryClient.invalidateQueries({ queryKey: ['user'] });
  });
}

const clientIds = (messages: readonly Message[]) => messages.flatMap(({ clientId }) => clientId ?? []);
