import * as time from '@heartline/api-client/time';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

const minute = 60_000;
const hour = 60 * minute;

/** In spoken units: minutes up to an hour and a half, then hours. At least one minute. */
export function saidUntil(milliseconds: number): { value: number; unit: 'minute' | 'hour' } {
  return milliseconds < 1.5 * hour
    ? { value: Math.max(1, Math.ceil(milliseconds / minute)), unit: 'minute' }
    : { value: Math.round(milliseconds / hour), unit: 'hour' };
}

export interface TimeUntilOptions {
  /** The server's clock: milliseconds since 1970. */
  now: () => number;
  /** Called once, at that time; at once if it has passed already. */
  onEnd: () => void;
}

/** "in 3 hours", "in 25 minutes". Refreshed every minute. */
export function useTimeUntil(moment: string, { now, onEnd }: TimeUntilOptions): string {
  const intl = useIntl();
  const target = Date.parse(moment);
  const [left, setLeft] = useState(() => target - now());
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const tick = () => {
      const rest = target - latest.current.now();
      setLeft(rest);
      if (rest > 0) cancel = time.after(rest % minute || minute, tick);
      else latest.current.onEnd();
    };
    tick();
    return () => cancel?.();
  }, [target]);

  const { value, unit } = saidUntil(left);
  return intl.formatRelativeTime(value, unit);
}
