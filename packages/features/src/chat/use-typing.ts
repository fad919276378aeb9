import * as time from '@heartline/api-client/time';
import type { Query } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useApi } from '../shared/index.ts';

const isTyping = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] === 'chats' && queryKey[1] === 'typing';

/** Conversations whose other member is typing right now. */
export function useTypingConversations(): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const look = () => {
      cancel?.();
      const now = time.now();
      const active = queryClient
        .getQueryCache()
        .findAll({ predicate: isTyping })
        .flatMap(({ queryKey, state }) =>
          Number(state.data) > now ? [{ id: String(queryKey[2]), until: Number(state.data) }] : [],
        );
      setTyping((before) =>
        before.size === active.length && active.every(({ id }) => before.has(id))
          ? before
          : new Set(active.map(({ id }) => id)),
      );
      if (active.length > 0) cancel = time.after(Math.min(...active.map(({ until }) => until)) - now + 20, look);
    };
    look();
    const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && isTyping(query)) look();
    });
    return () => {
      cancel?.();
      unsubscribe();
    };
  }, [queryClient]);
  return typing;
}

/** The other side shows a typing sign for 6 s, so sending one every 4 s keeps it visible. */
const signInterval = 4_000;

/** Signals to the other side that the member is typing, no more often than needed. */
export function useSendTyping(conversationId: string): () => void {
  const api = useApi();
  const last = useRef(0);
  return useCallback(() => {
    if (time.now() - last.current < signInterval) return;
    last.current = time.now();
    // A lost sign does no harm.
    api.chat.typing({ id: conversationId }).catch(() => undefined);
  }, [api, conversationId]);
}
