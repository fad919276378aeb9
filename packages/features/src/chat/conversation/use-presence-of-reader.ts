import type { ApiClient, Chat } from '@heartline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { chatsQueries, markRead, startReading, useApi } from '../../shared/index.ts';

/** Whether the page is visible. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  );

function subscribeToVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/**
 * Marks messages as read on the server, and in this browser at once (CHAT-04): when the viewer opens or returns to the conversation,
 * and when a message arrives in view. A conversation set back to unread while it is open stays so until then.
 * @param seen the viewer sees the known messages.
 * @param atEnd the viewer also sees the end, where new messages arrive.
 */
export function useMarkRead({ conversation, numUnreadMessages }: Chat, seen: boolean, atEnd: boolean): void {
  const { id, lastSeq, readSeq } = conversation;
  const api = useApi();
  const queryClient = useQueryClient();
  const look = useEffectEvent(() => {
    const listed = queryClient
      .getQueryData(chatsQueries.list(api).queryKey)
      ?.find((chat) => chat.conversation.id === id)?.numUnreadMessages;
    if (lastSeq <= readSeq && numUnreadMessages === 0 && !listed) return;
    markRead(queryClient, id, lastSeq);
    tellRead(api, id, lastSeq);
  });
  useEffect(() => {
    if (seen) look();
  }, [seen, id, lastSeq]);
  useEffect(
    () =>
      atEnd
        ? startReading(queryClient, {
            conversationId: id,
            // Two frames later: a message is read only once it is shown, and showing it comes first.
            onRead: (seq) => requestAnimationFrame(() => requestAnimationFrame(() => tellRead(api, id, seq))),
          })
        : undefined,
    [api, queryClient, id, atEnd],
  );
}

/** Not retried: the next message or visit sends it again, and the server keeps the highest number. */
function tellRead(api: ApiClient, id: string, seq: number): void {
  api.chat.markRead({ id, seq }).catch(() => undefined);
}
