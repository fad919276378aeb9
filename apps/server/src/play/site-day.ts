import { todayIn } from '../platform/age.ts';
import { companies } from '../site/sites.data.ts';
import type { Site } from '../platform/site.ts';

/** Time zones of the companies behind the sites; daily limits reset at their midnight. */
const zones: Record<string, string> = { NL: 'Europe/Amsterdam', DK: 'Europe/Copenhagen' };

export const timeZoneOf = ({ companyId }: Pick<Site, 'companyId'>): string =>
  zones[companies[companyId]?.country ?? ''] ?? 'UTC';

/** The current day at the site, its beginning, and the beginning of the next. */
export function siteDay(zone: string, now: Date): { day: string; beganAt: Date; endsAt: Date } {
  const day = todayIn(zone, now);
  const start = Date.parse(`${day}T00:00:00Z`);
  return { day, beganAt: midnightOf(zone, start), endsAt: midnightOf(zone, start + 86_400_000) };
}

/** The beginning in a zone of the day that begins at this moment in UTC. */
function midnightOf(zone: string, start: number): Date {
  const midnight = new Date(start);
  // First the offset at UTC's midnight, then the one at the zone's own: they differ when the clocks change that night.
  const guess = new Date(start - offsetOf(zone, midnight));
  return new Date(start - offsetOf(zone, guess));
}

/** Milliseconds between a zone's local time and UTC at a moment; positive east of UTC. */
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
