import pTimeout from 'p-timeout';
import postgres from 'postgres';

import { openDatabase } from '../database.ts';
import { readEvents, type StoredEvent } from './event-store.ts';

export interface Reader {
  /** What each stream holds after the given number, in order, at most `limit` events of each. */
  read: (streams: { memberId: number; after: number }[], limit: number) => Promise<StoredEvent[]>;
  stop: () => Promise<void>;
}

const patience = 5_000;

/** Reads streams over a connection of its own: what was sent must not queue behind what is being sent. */
export function createReader(databaseUrl: string): Reader {
  const open = () => openDatabase({ url: databaseUrl, connections: 1, name: 'heartline events' });
  let sql = open();
  return {
    async read(streams, limit) {
      const used = sql;
      try {
        return await pTimeout(readEvents(used, streams, limit), { milliseconds: patience });
      } catch (error) {
        // What the database refuses it answers; a connection that hangs or broke is left behind.
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
