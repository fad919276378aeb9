import type { Chat } from '@heartline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { chatsQueries, markRead, useApi } from '../shared/index.ts';

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
 * @param seen the reader has it before their eyes.
 */
export function useMarkRead({ conversation, numUnreadMessages }: Chat, seen: boolean): void {
  const { id, lastSeq, readSeq } = conversation;
  const api = useApi();
  const queryClient = useQueryClient();
  const looking = usePageVisible() && seen;
  const look = useEffectEvent(async () => {
    const listed = queryClient
      .getQueryData(chatsQueries.list(api).queryKey)
      ?.find((chat) => chat.conversation.id === id)?.numUnreadMessages;
    if (lastSeq <= readSeq && numUnreadMessages === 0 && !listed) return;
    markRead(queryClient, id, lastSeq);
    // Not told again by hand: the next message or visit does, and the server keeps the highest.
    await api.chat.markRead({ id, seq: lastSeq }).catch(() => undefined);
  });
  useEffect(() => {
    if (looking) void look();
  }, [looking, id, lastSeq]);
}
