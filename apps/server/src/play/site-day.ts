import { todayIn } from '../platform/age.ts';
import { companies } from '../site/sites.data.ts';
import type { Site } from '../platform/site.ts';

/** Where the companies behind the sites live; what counts by the day counts by their midnight. */
const zones: Record<string, string> = { NL: 'Europe/Amsterdam', DK: 'Europe/Copenhagen' };

export const timeZoneOf = ({ companyId }: Pick<Site, 'companyId'>): string =>
  zones[companies[companyId]?.country ?? ''] ?? 'UTC';

/** The day that it is at the site, when it began, and when the next one begins. */
export function siteDay(zone: string, now: Date): { day: string; beganAt: Date; endsAt: Date } {
  const day = todayIn(zone, now);
  const start = Date.parse(`${day}T00:00:00Z`);
  return { day, beganAt: midnightOf(zone, start), endsAt: midnightOf(zone, start + 86_400_000) };
}

/** When the day that UTC begins at this moment begins in a zone. */
function midnightOf(zone: string, start: number): Date {
  const midnight = new Date(start);
  // The offset at UTC's midnight, then the one that holds at the zone's own: they differ when the clocks change that night.
  const guess = new Date(start - offsetOf(zone, midnight));
  return new Date(start - offsetOf(zone, guess));
}

/** Milliseconds by which a zone's clock is ahead of UTC at a moment. */
function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  const local = `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`;
  return Date.parse(local) - Math.floor(at.getTime() / 1000) * 1000;
}
