import { useEffect, useRef, useState } from 'react';

import type { EmbedApi } from './embed-api.ts';

/** Longest wait for requests and fonts in ms, after which the lander shows without them. */
const patience = 3000;

/**
 * Whether a lander is visible: all at once, after its fonts and all requests have arrived, so that nothing on the host page moves for
 * them. Later changes are reactions to the visitor.
 *
 * @param ready the first data have arrived, and the requests that follow are under way
 * @param fonts settled once they are loaded or have failed
 * @param onWhole called once
 */
export function useWhole(api: EmbedApi, ready: boolean, fonts: Promise<unknown>, onWhole: () => void): boolean {
  const [shown, setShown] = useState(false);
  /** In another document the fonts load again, but the lander stays visible. */
  const told = useRef<EmbedApi>(undefined);
  useEffect(() => {
    const timer = setTimeout(setShown, patience, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!ready || told.current === api) return undefined;
    let current = true;
    void Promise.all([fonts, api.quiet()]).then(() => {
      if (!current) return;
      told.current = api;
      setShown(true);
      onWhole();
    });
    return () => {
      current = false;
    };
  }, [api, ready, fonts, onWhole]);
  return shown;
}
