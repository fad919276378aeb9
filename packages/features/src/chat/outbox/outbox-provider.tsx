import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { useApi, useLiveState, useServerNow, useSession } from '../../shared/index.ts';
import { acknowledgeArrivals, showSent } from './arrivals.ts';
import { createBrowserPorts } from './browser-ports.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { OutboxEntry } from './outbox-types.ts';
import { Outbox } from './outbox.ts';

const OutboxContext = createContext<Outbox | null>(null);

export interface OutboxProviderProps {
  /** Entries for a story; they stay in memory. */
  entries?: readonly OutboxEntry[];
  /** Other people use this device, too: entries last as long as the page. @default false */
  shared?: boolean;
  children: ReactNode;
}

/**
 * Sends the member's texts from whatever page they are on (CHAT-09). The shell puts it once around the pages of members, inside the
 * `LiveProvider`. For a visitor it does nothing.
 */
export function OutboxProvider({ entries, shared = false, children }: OutboxProviderProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const live = useLiveState();
  const now = useServerNow();
  const memberId = useSession()?.id;
  const outbox = useMemo(() => {
    if (memberId === undefined) return null;
    const ports = createBrowserPorts(api, memberId, (answer) => showSent(queryClient, answer), shared, now);
    return new Outbox(
      entries
        ? {
            ...ports,
            storage: createMemoryStorage(entries),
            lead: (run) => run(),
            connectLeaders: () => undefined,
            connect: () => ({ post: () => {}, close: () => {} }),
          }
        : ports,
    );
  }, [api, queryClient, memberId, entries, shared, now]);

  useEffect(() => {
    if (!outbox) return undefined;
    outbox.start();
    const online = () => outbox.restart();
    const visible = () => {
      if (!document.hidden) outbox.wake();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', visible);
    const unsubscribe = acknowledgeArrivals(queryClient, outbox);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', visible);
      unsubscribe();
      outbox.stop();
    };
  }, [outbox, queryClient]);

  useEffect(() => {
    if (live === 'open') outbox?.wake();
  }, [live, outbox]);

  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** The outbox of the signed-in member. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider above it and a signed-in member');
  return outbox;
}

/** Entries of one conversation. */
export function useOutboxEntries(conversationId: string): readonly OutboxEntry[] {
  const outbox = useOutbox();
  const entries = () => outbox.entriesOf(conversationId);
  return useSyncExternalStore(outbox.subscribe, entries, entries);
}
