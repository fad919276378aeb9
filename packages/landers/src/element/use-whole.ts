import { useEffect, useRef, useState } from 'react';

import type { EmbedApi } from './embed-api.ts';

/** Longer than this nobody waits for a number or a letter form: then it shows as it is. In ms. */
const patience = 3000;

/**
 * Whether a lander shows: in one piece, once its fonts and all it has asked for are there, so that nothing on the host page moves when
 * they come. Later changes are answers to what the visitor does.
 *
 * @param ready the first of it is there, and what it asks for next has been asked
 * @param fonts settled once they are there, or will not be
 * @param onWhole told once
 */
export function useWhole(api: EmbedApi, ready: boolean, fonts: Promise<unknown>, onWhole: () => void): boolean {
  const [shown, setShown] = useState(false);
  /** Moved to another document it has to fetch its fonts once more, and is whole as before. */
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
