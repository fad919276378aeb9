import * as time from '@heartline/api-client/time';
import { useEffect, useState } from 'react';

/** Seconds left of a wait that began when `since` changed, counted by this device; 0 afterwards, or without one. */
export function useSecondsLeft(since: object | undefined, seconds: number): number {
  const [wait, setWait] = useState<{ since: object | undefined; left: number }>({ since: undefined, left: 0 });
  if (wait.since !== since) setWait({ since, left: since === undefined ? 0 : seconds });
  useEffect(() => {
    if (since === undefined) return undefined;
    const ends = time.passed() + seconds * 1_000;
    const stop = time.every(1_000, () => {
      const left = Math.max(0, Math.ceil((ends - time.passed()) / 1_000));
      setWait({ since, left });
      if (left === 0) stop();
    });
    return stop;
  }, [since, seconds]);
  return wait.left;
}
