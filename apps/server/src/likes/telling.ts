import { tellingAfter } from '../people/veil.ts';
import type { Sql } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { listUntold } from './likes.store.ts';

const kind = 'likes.tell';
/** Streams that one transaction writes to. */
const portion = 500;

/**
 * Milliseconds from a telling to its events: a like of the last moment may not be committed yet. 30 seconds of a quarter of an hour are more
 * than the limits of the database leave its transaction (time-limits.ts). Likes of before the telling's span are not looked for: a second
 * event for those at its edge would tell their moment.
 */
export const arrivesWithin = ({ config: { tellEvery } }: Pick<Platform, 'config'>): number => tellEvery / 30;

/** Queues, in the caller's transaction, the next telling after `at` for a change in a list of likes without names. */
export async function planTelling(platform: Pick<Platform, 'jobs' | 'config'>, sql: Sql, at: Date): Promise<void> {
  const telling = tellingAfter(platform, at);
  await platform.jobs.enqueue(sql, {
    kind,
    payload: { at: telling.toISOString() },
    key: `${kind}:${telling.toISOString()}`,
    runAt: new Date(telling.getTime() + arrivesWithin(platform)),
  });
}

/** Notifies all of them in the order of their numbers, so that the order does not reveal when a like came. */
async function tellLikes(platform: Platform, at: Date): Promise<void> {
  const { sql, clock, config, events } = platform;
  const members = await listUntold(sql, new Date(at.getTime() - config.tellEvery), at);
  for (let from = 0; from < members.length; from += portion) {
    const some = members.slice(from, from + portion);
    await sql.begin(async (tx) => {
      for (const memberId of some) await events.append(tx, memberId, { type: 'likes_changed' }, clock.now());
    });
    events.wake(some);
  }
}

export function registerTelling(platform: Platform): void {
  platform.jobs.register<{ at: string }>(kind, ({ at }) => tellLikes(platform, new Date(at)));
}
