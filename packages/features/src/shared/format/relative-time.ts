import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { useTickingNow } from './server-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/**
 * "2 minutes ago", "yesterday" by the calendar of this device, then the date. Refreshed every half minute; future times count as now.
 * Midnight in UTC stands for a whole day ("today"): the server hides the exact moment, which would reveal the person.
 */
export function useRelativeTime(): (time: string | number | Date) => string {
  const intl = useIntl();
  const now = useTickingNow(minute / 2);
  return useCallback(
    (time) => {
      const at = new Date(time).getTime();
      const age = Math.max(0, now - at);
      const options = { numeric: 'auto' } as const;
      const isDay = at % day === 0;
      if (!isDay && age < minute) return intl.formatRelativeTime(0, 'second', options);
      if (!isDay && age < hour) return intl.formatRelativeTime(-Math.floor(age / minute), 'minute', options);
      if (!isDay && age < day) return intl.formatRelativeTime(-Math.floor(age / hour), 'hour', options);
      // The day on which the clocks go back has 25 hours, so a time 24 hours ago can be on the same day.
      const days = isDay ? Math.floor(age / day) : Math.max(1, Math.round((midnight(now) - midnight(at)) / day));
      if (days < 7) return intl.formatRelativeTime(-days, 'day', options);
      return intl.formatDate(time, {
        day: 'numeric',
        month: 'short',
        year: age > 300 * day ? 'numeric' : undefined,
        // West of Greenwich that midnight belongs to the day before.
        ...(isDay ? { timeZone: 'UTC' } : {}),
      });
    },
    [intl, now],
  );
}
