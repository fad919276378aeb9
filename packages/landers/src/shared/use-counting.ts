import { useCallback, useEffect, useRef } from 'react';

import type { LanderApi } from './lander-api.ts';
import { trackingFields } from './lander-links.ts';
import type { Tracking } from './lander-tracking.ts';

export interface Counting {
  api: LanderApi;
  /** Name of the folder. */
  lander: string;
  tracking: Tracking;
  /** Empty on the site's own pages, where only visitors of a network are counted. */
  origin: string;
  /** Everything shows. */
  ready: boolean;
  /** The visitor has answered or picked something. */
  begun: boolean;
}

/**
 * Counts that a lander was seen, and that a visitor has begun: for the figures of its partner, without data about the visitor. A page
 * that is in a background tab, or prerendered, does not count as seen.
 * @returns the function to call if a press begins the lander and leaves the page
 */
export function useCounting({ api, lander, tracking, origin, ready, begun }: Counting): () => void {
  const told = useRef(new Set<string>());
  const tell = useCallback(
    (what: 'view' | 'start') => {
      const fields: Tracking = Object.fromEntries(trackingFields(tracking));
      if (told.current.has(what) || (origin === '' && fields.network === undefined)) return;
      told.current.add(what);
      // Whether it arrives does not concern the visitor.
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

/** The page may be left with the same press. No cookie is sent, not even from a page of the site. */
const outliving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true, credentials: 'omit' });
