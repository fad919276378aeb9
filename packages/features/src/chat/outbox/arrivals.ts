import type { Chat, Message } from '@heartline/api-client';
import { notifyManager, type QueryClient } from '@tanstack/react-query';

import { addMessage } from '../../shared/live/apply-event.ts';
import type { Conversation } from '../../shared/live/conversation.queries.ts';
import { patchUser } from '../../shared/session/session.queries.ts';
import { rememberSent } from './sent-tail.ts';
import type { SendAnswer } from './outbox-types.ts';
import type { Outbox } from './outbox.ts';

/** What became of a send, where everything else reads it. The page is drawn once for it. */
export function showSent(queryClient: QueryClient, answer: SendAnswer): void {
  notifyManager.batch(() => write(queryClient, answer));
}

function write(queryClient: QueryClient, { message, credits }: SendAnswer): void {
  const chats = queryClient.getQueryData<Chat[]>(['chats', 'list']);
  const chat = chats?.find(({ conversation }) => conversation.id === message.conversationId);
  rememberSent(queryClient, message);
  addMessage(queryClient, message);
  // A late answer, after the message itself came by the stream: the balance it tells is older than what is known by now.
  if (!chat || message.seq > chat.conversation.lastSeq) patchUser(queryClient, { credits });
  // The first message of a conversation may have used up one of a free member's; of one not loaded yet nobody knows how old it is.
  if (!chat || message.seq === 1) void queryClient.invalidateQueries({ queryKey: ['user'] });
}

/** Texts that the stream or a reload brought into the cache have arrived, whatever became of their answers. Gives the function that stops it. */
export function acknowledgeArrivals(
  queryClient: QueryClient,
  outbox: Pick<Outbox, 'entriesOf' | 'acknowledge' | 'askAboutHeld'>,
): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    if (type !== 'updated' || query.queryKey[0] !== 'chats') return;
    const [, kind, id] = query.queryKey;
    // Loaded anew, not written by an answer or an event.
    const loaded = event.action.type === 'success' && !event.action.manual;
    const messages =
      kind === 'messages' && typeof id === 'string' && outbox.entriesOf(id).length > 0
        ? ((query.state.data as Conversation | undefined)?.messages ?? [])
        : kind === 'list'
          ? ((query.state.data as Chat[] | undefined) ?? []).flatMap(({ lastMessage }) => lastMessage ?? [])
          : [];
    // Also after a decision about something that was held.
    if (kind === 'list' && loaded) outbox.askAboutHeld();
    // Found in what was loaded, its answer lost with the page before: the balance known here may be from before the charge.
    if (outbox.acknowledge(clientIds(messages)) && loaded) void queryClient.invalidateQueries({ queryKey: ['user'] });
  });
}

const clientIds = (messages: readonly Message[]) => messages.flatMap(({ clientId }) => clientId ?? []);
