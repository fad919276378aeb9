import { connectEvents, type LiveOptions } from '@heartline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { useApi } from '../api/api-provider.tsx';
import { useSession } from '../session/session.queries.ts';
import { isLoggingOut } from '../session/use-session-actions.ts';
import { applyEvent, refetchAll } from './apply-event.ts';
import { startPolling } from './polling.ts';
import { createReceipts } from './receipts.ts';

export type LiveState = 'connecting' | 'open' | 'closed';

const LiveStateContext = createContext<LiveState>('closed');

/** Whether news arrive at once; `closed` while offline, when only polling is left. */
export const useLiveState = (): LiveState => useContext(LiveStateContext);

export interface LiveProviderProps extends Pick<LiveOptions, 'url' | 'createSource'> {
  /** The server ended the session: other device, password change. Leaves the page: what it shows belongs to a member. */
  onSessionEnded?: () => void;
  children: ReactNode;
}

/** After so many milliseconds out of sight a page gives its stream back; what it missed comes when it is looked at again. */
const longHidden = 300_000;
const pollInterval = 60_000;
const pollIntervalWithPush = 300_000;

/** Keeps the cache true for a signed-in member: the live stream, and polling underneath as the floor that needs none (SES-04). */
export function LiveProvider({ onSessionEnded, url, createSource, children }: LiveProviderProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const user = useSession();
  const [state, setState] = useState<LiveState>('closed');
  const userId = user?.id;
  const interval = user?.pushSubscribed ? pollIntervalWithPush : pollInterval;
  const sessionEnded = useEffectEvent(() => {
    if (!isLoggingOut(queryClient)) onSessionEnded?.();
  });

  useEffect(() => {
    if (userId === undefined) return undefined;
    const receipts = createReceipts((id, seq) => api.chat.markDelivered({ id, seq }));
    const connection = connectEvents({
      ...(url === undefined ? {} : { url }),
      ...(createSource === undefined ? {} : { createSource }),
      onStateChange: setState,
      onEvent: (event) => {
        if (event.type === 'message') receipts.note(event.message);
        if (event.type !== 'session_ended') return applyEvent(queryClient, event);
        connection.close();
        sessionEnded();
      },
    });
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(rest);
      if (document.hidden) rest = setTimeout(connection.rest, longHidden);
      else connection.wake();
    };
    look();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(rest);
      receipts.stop();
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      connection.close();
    };
  }, [userId, url, createSource, api, queryClient]);

  useEffect(() => {
    if (userId === undefined) return undefined;
    return startPolling({ interval, onRound: () => refetchAll(queryClient) });
  }, [userId, interval, queryClient]);

  return <LiveStateContext value={state}>{children}</LiveStateContext>;
}
