import type { ApiClient, Chat } from '@heartline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { chatsQueries, markRead, startReading, useApi } from '../../shared/index.ts';

/** Whether the page can be seen. */
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
 * Tells the server what was read, and this browser at once (CHAT-04): when the reader comes to look, and when something new arrives
 * while they do. A conversation put back to unread while it is open stays so until then.
 * @param seen the reader has what is known of it before their eyes.
 * @param atEnd and its end, where new messages arrive.
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
            // In the frame after the one that shows it: not before is it read, and the message comes first.
            onRead: (seq) => requestAnimationFrame(() => requestAnimationFrame(() => tellRead(api, id, seq))),
          })
        : undefined,
    [api, queryClient, id, atEnd],
  );
}

/** Not told again by hand: the next message or visit does, and the server keeps the highest. */
function tellRead(api: ApiClient, id: string, seq: number): void {
  api.chat.markRead({ id, seq }).catch(() => undefined);
}
