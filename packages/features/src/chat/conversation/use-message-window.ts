import type { MessageListPlace } from '@heartline/ui/chat/message-list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { conversationQuery, useApi, type Conversation } from '../../shared/index.ts';

/** Brings the viewer to a message; a new object with the same number does it again. */
export interface GoTo {
  seq: number;
}

/**
 * Which section of a conversation is loaded, and where it opens: at the requested message, at the first unread one, or at the newest.
 * Code needed only away from the end is loaded on demand.
 */
export function useMessageWindow(id: string, { chat, messages, hasNewer }: Conversation, goTo: GoTo | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState(false);
  const [place, setPlace] = useState<MessageListPlace | undefined>(() => {
    const { readSeq } = chat.conversation;
    // A conversation that was never read has no line, so it opens at its end like any other.
    const firstUnread = readSeq > 0 && messages.some(({ mine, seq }) => !mine && seq > readSeq);
    return firstUnread && !goTo ? { key: 'new' } : undefined;
  });
  const run = useCallback(
    async (work: (tools: typeof import('./message-window.ts')) => Promise<void>, then?: () => void) => {
      setLoading(true);
      try {
        await work(await import('./message-window.ts'));
        then?.();
      } catch {
        // The button, or reaching the end of the list, tries again.
      } finally {
        setLoading(false);
      }
    },
    [],
  );
  const [found, setFound] = useState<number>();
  const arrive = useEffectEvent(async (seq: number) => {
    try {
      const { loadAround } = await import('./message-window.ts');
      await loadAround({ api, queryClient, id }, seq);
    } catch {
      return;
    }
    const { queryKey } = conversationQuery(api, id);
    const message = queryClient.getQueryData(queryKey)?.messages.find((one) => one.seq === seq);
    setFound(message?.seq);
    if (message) setPlace({ key: message.clientId ?? message.id, align: 'center' });
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- set when the server has answered
    if (goTo) void arrive(goTo.seq);
  }, [goTo]);
  // The next visit must not begin at the older messages last viewed.
  useEffect(
    () => () => {
      const { queryKey } = conversationQuery(api, id);
      if (queryClient.getQueryData(queryKey)?.hasNewer) queryClient.removeQueries({ queryKey, exact: true });
    },
    [api, queryClient, id],
  );
  return {
    place,
    /** The message that the viewer was brought to. */
    found,
    loading,
    loadNewer: () => void run((tools) => tools.loadNewer({ api, queryClient, id })),
    toNewest: () => {
      setFound(undefined);
      if (!hasNewer) return setPlace({});
      void run(
        (tools) => tools.loadNewest({ api, queryClient, id }),
        () => setPlace({}),
      );
    },
  };
}
