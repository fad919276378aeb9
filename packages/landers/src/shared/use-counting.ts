import { useCallback, useEffect, useRef } from 'react';

import type { LanderApi } from './lander-api.ts';
import { trackingFields } from './lander-links.ts';
import type { Tracking } from './lander-tracking.ts';

export interface Counting {
  api: LanderApi;
  /** Of the folder. */
  lander: string;
  tracking: Tracking;
  /** Empty on the site's own pages, where only those count whom a network has brought. */
  origin: string;
  /** Everything shows. */
  ready: boolean;
  /** Something was answered or picked. */
  begun: boolean;
}

/**
 * Tells the site that a lander was seen, and that somebody has begun: for the counts of its partner, and nothing of who it was. A page that
 * nobody looks at, in a tab behind or made ahead of time, is not seen.
 * @returns what to call where a press begins it and leaves the page
 */
export function useCounting({ api, lander, tracking, origin, ready, begun }: Counting): () => void {
  const told = useRef(new Set<string>());
  const tell = useCallback(
    (what: 'view' | 'start') => {
      const fields: Tracking = Object.fromEntries(trackingFields(tracking));
      if (told.current.has(what) || (origin === '' && fields.network === undefined)) return;
      told.current.add(what);
      // Whether it arrives is no concern of the visitor's.
      void api.partners.count({ lander, what, ...fields }, { retries: 0, fetch: outliving }).catch(() => undefined);
    },
    [api, lander, tracking, origin],
  );
  const tellNow = useRef(tell);
  useEffect(() => {
    tellNow.current = tell;
  }, [tell]);
  useEffect(() => {
    if (!ready) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') tellNow.current('view');
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ready]);
  useEffect(() => {
    if (begun) tellNow.current('start');
  }, [begun]);
  return useCallback(() => tellNow.current('start'), []);
}

/** The page may be left with the same press. No cookie goes along, from a page of the site neither. */
const outliving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true, credentials: 'omit' });
