import postgres from 'postgres';

import { openDatabase } from '../database.ts';
import type { TimeLimits } from '../time/time-limits.ts';
import type { Time } from '../time/time.ts';
import { readEvents, type StoredEvent } from './event-store.ts';

export interface Reader {
  /** The events of each stream after the given number, in order, at most `limit` of each. */
  read: (streams: { memberId: number; after: number }[], limit: number) => Promise<StoredEvent[]>;
  stop: () => Promise<void>;
}

/** Reads streams over a connection of its own: deliveries must not queue behind writes. */
export function createReader(
  databaseUrl: string,
  { statement, streamRead }: Pick<TimeLimits, 'statement' | 'streamRead'>,
  time: Time,
): Reader {
  const open = () =>
    openDatabase({ url: databaseUrl, connections: 1, name: 'heartline events', statementTimeout: statement });
  let sql = open();
  return {
    async read(streams, limit) {
      const used = sql;
      try {
        return await time.within(streamRead, () => readEvents(used, streams, limit));
      } catch (error) {
        // After an error of the database the connection stays; one that hangs or broke is abandoned.
        if (!(error instanceof postgres.PostgresError) && used === sql) {
          void used.end({ timeout: 0 }).catch(() => {});
          sql = open();
        }
        throw error;
      }
    },
    stop: () => sql.end({ timeout: 1 }).catch(() => {}),
  };
}
