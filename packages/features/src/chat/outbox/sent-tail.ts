import type { Chat, Message } from '@heartline/api-client';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';

import type { Conversation } from '../../shared/index.ts';

/**
 * Own messages that the server took while the cached conversation still lacks earlier messages of the other member. They are shown at
 * its end until the gap is filled, so that no bubble disappears and returns.
 */
export const sentTailQuery = (conversationId: string) =>
  queryOptions<readonly Message[]>({
    queryKey: ['chats', 'sent', conversationId],
    queryFn: skipToken,
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
  });

export function rememberSent(queryClient: QueryClient, message: Message): void {
  const id = message.conversationId;
  const conversation = queryClient.getQueryData<Conversation>(['chats', 'messages', id]);
  // Where nothing is loaded there is no gap; the conversation may have been deleted since.
  if (!conversation) return;
  const known = conversation.messages.at(-1)?.seq ?? 0;
  queryClient.setQueryData(sentTailQuery(id).queryKey, (tail: readonly Message[] = []) => [
    ...tail.filter((one) => one.id !== message.id && one.seq > known),
    message,
  ]);
}

/** The messages of a conversation, followed by the messages of the tail that it lacks. One that has ended shows none of them any more. */
export function withSentTail(
  messages: readonly Message[],
  tail: readonly Message[],
  state: Chat['conversation']['state'],
): readonly Message[] {
  if (state === 'gone') return messages;
  const known = messages.at(-1)?.seq ?? 0;
  const missing = tail.filter(({ seq }) => seq > known);
  return missing.length > 0 ? [...messages, ...missing.toSorted((a, b) => a.seq - b.seq)] : messages;
}
