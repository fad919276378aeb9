import { limits } from '@heartline/api-client/contract';

const minute = 60_000;
const minutesOfDay = 1_440;

/**
 * The end of the member's night, or undefined by day: until then no notification wakes them. In a night with a clock change it is an hour
 * off, so check again then. An unknown zone counts as UTC.
 */
export function endOfNight(timeZone: string, now: Date): Date | undefined {
  const { hour, minutes } = timeIn(timeZone, now);
  if (hour >= limits.nightUntil && hour < limits.nightFrom) return undefined;
  const left = (limits.nightUntil * 60 - minutes + minutesOfDay) % minutesOfDay;
  return new Date((Math.floor(now.getTime() / minute) + left) * minute);
}

function timeIn(timeZone: string, now: Date): { hour: number; minutes: number } {
  const [hour = 0, rest = 0] = formatIn(timeZone, now).split(':').map(Number);
  return { hour, minutes: hour * 60 + rest };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached per zone: creating one takes longer than all its uses. */
function formatIn(timeZone: string, now: Date): string {
  try {
    const clock =
      clocks.get(timeZone) ??
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(timeZone, clock);
    return clock.format(now);
  } catch {
    return now.toISOString().slice(11, 16);
  }
}
