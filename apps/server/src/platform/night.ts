import { limits } from '@heartline/api-client/contract';

const minute = 60_000;
const minutesOfDay = 1_440;

/**
 * When the member's night ends, or nothing by day: until then nobody is woken for what others did. Where the clocks change in that
 * night it is an hour off, so look again by then. An unknown zone counts as UTC.
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

/** The clock of a zone is made once: each takes longer than all that is asked of it. */
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
