import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { markRead, useApi } from '../shared/index.ts';
import { useQueryClient } from '@tanstack/react-query';

function useEventValue<T>(target: () => EventTarget, events: readonly string[], read: () => T): T {
  return useSyncExternalStore(
    (notify) => {
      for (const event of events) target().addEventListener(event, notify);
      return () => {
        for (const event of events) target().removeEventListener(event, notify);
      };
    },
    read,
    read,
  );
}

const connectionEvents = ['online', 'offline'] as const;
const visibilityEvents = ['visibilitychange'] as const;

/** Whether this device has a network at all. */
export const useOnline = (): boolean =>
  useEventValue(
    () => window,
    connectionEvents,
    () => navigator.onLine,
  );

/** Whether the page can be seen. */
export const usePageVisible = (): boolean =>
  useEventValue(
    () => document,
    visibilityEvents,
    () => !document.hidden,
  );

/**
 * Tells the server what was read, and this browser at once (CHAT-04). Only what the reader can see counts.
 * @param seen the reader is at the end of the conversation.
 */
export function useMarkRead(conversationId: string, lastSeq: number, readSeq: number, seen: boolean): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const send = useEffectEvent(async () => {
    markRead(queryClient, conversationId, lastSeq);
    // Not told again by hand: the next message or visit does, and the server keeps the highest.
    await api.chat.markRead({ id: conversationId, seq: lastSeq }).catch(() => undefined);
  });
  const due = visible && seen && lastSeq > readSeq;
  useEffect(() => {
    if (due) void send();
  }, [due, conversationId, lastSeq]);
}
