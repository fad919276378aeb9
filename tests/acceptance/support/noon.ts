import { stored } from './database.ts';

/** A time zone where it is noon now. */
export function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // Signs of these zones are reversed: Etc/GMT-3 is three hours ahead of UTC.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Moves a member to where it is noon: at night no notifications are sent. */
export async function liveWhereItIsNoon(publicId: string): Promise<void> {
  await stored(
    (sql) => sql`update members set time_zone = ${zoneOfNoon()} where public_id = ${publicId} returning public_id`,
  );
}
