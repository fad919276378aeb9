import type { LiveOptions } from '@heartline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { useApi } from '../api/api-provider.tsx';
import { useSession } from '../session/session.queries.ts';
import { isLoggingOut } from '../session/use-session-actions.ts';
import { keepLive } from './keep-live.ts';

export type LiveState = 'connecting' | 'open' | 'closed';

const LiveStateContext = createContext<LiveState>('closed');

/** Whether events arrive at once; `closed` while offline, when only polling remains. */
export const useLiveState = (): LiveState => useContext(LiveStateContext);

export interface LiveProviderProps extends Pick<LiveOptions, 'url' | 'createSource'> {
  /**
   * The server ended the session: by another device, or a password change. The shell must leave the page, which shows data of the
   * member.
   */
  onSessionEnded?: () => void;
  children: ReactNode;
}

const pollInterval = 60_000;
const pollIntervalWithPush = 300_000;

/** Keeps the cache up to date for a signed-in member: by the live stream, with polling as a fallback (SES-04). */
export function LiveProvider({ onSessionEnded, url, createSource, children }: LiveProviderProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const user = useSession();
  const [state, setState] = useState<LiveState>('closed');
  const userId = user?.id;
  const pollEvery = useEffectEvent(() => (user?.pushSubscribed ? pollIntervalWithPush : pollInterval));
  const sessionEnded = useEffectEvent(() => {
    if (!isLoggingOut(queryClient)) onSessionEnded?.();
  });

  useEffect(() => {
    if (userId === undefined) return undefined;
    return keepLive({
      api,
      queryClient,
      interval: () => pollEvery(),
      ...(url === undefined ? {} : { url }),
      ...(createSource === undefined ? {} : { createSource }),
      onStateChange: setState,
      onSessionEnded: () => sessionEnded(),
    });
  }, [userId, url, createSource, api, queryClient]);

  return <LiveStateContext value={state}>{children}</LiveStateContext>;
}
