import type { Sql } from './database.ts';

export interface Jobs {
  /** Names the work of a kind. It may run more than once and must stand that. */
  register: <P extends object>(kind: string, work: (payload: P) => Promise<void>) => void;
  /** Runs `work` every so many seconds, in one process at a time. */
  every: (kind: string, seconds: number, work: () => Promise<void>) => void;
  /** Writes a job, inside the caller's transaction. With a key, a waiting job of the same key stays the only one. */
  enqueue: (sql: Sql, job: { kind: string; payload?: object; key?: string; runAt: Date }) => Promise<void>;
  /** Runs everything that is due now; the loop calls it, and so do tests. Gives the number of jobs run. */
  runDue: () => Promise<number>;
  start: () => void;
  stop: () => Promise<void>;
}
