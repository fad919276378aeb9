import { setTimeout as wait } from 'node:timers/promises';

import pTimeout from 'p-timeout';

import { longestAhead, type Clock } from './clock.ts';
import { jsonb, type Database, type Sql } from './database.ts';
import { inOneLine, type Log } from './log.ts';
import { AddressRefused } from './mail.ts';
import { Outage } from './outage.ts';

export interface Jobs {
  /** Names the work of a kind. It may run more than once and must stand that. */
  register: <P extends object>(kind: string, work: (payload: P) => Promise<void>) => void;
  /** Runs `work` every so many seconds, in one process at a time. */
  every: (kind: string, seconds: number, work: () => Promise<void>) => void;
  /** Writes a job, inside the caller's transaction. With a key, a waiting job of the same key stays the only one. */
  enqueue: (sql: Sql, job: { kind: string; payload?: object; key?: string; runAt: Date }) => Promise<void>;
  /** Runs everything that is due, and what is due by that. For tests. Gives the number of jobs run. */
  runDue: () => Promise<number>;
  start: () => void;
  stop: () => Promise<void>;
}

export interface JobsOptions {
  /** Milliseconds between two looks for what is due. @default 500 */
  idle?: number;
}

interface JobRow {
  id: number;
  kind: string;
  payload: object;
  attempts: number;
  outage_since: Date | null;
}

interface Recurring {
  seconds: number;
  work: () => Promise<void>;
}

/** Jobs that one process works on at the same time. */
const places = 8;
/** A job that takes longer is taken to be lost with its process and is given to another. */
const lease = 60_000;
const timeout = 45_000;
/** Parked after so many tries (security.md section 12). */
const maxAttempts = 5;
const backoff = [5, 30, 120, 600];
/** What is queued while mail or SMS are down is not lost for a day (security.md section 12). */
const longestOutage = 86_400_000;

/**
 * Takes the people out of what was parked before: jobs that name an address, which are mails that are news to nobody any more, and of the
 * rest what went wrong. Both may name one that an account had once, which nothing else remembers when it is erased.
 */
export async function forgetParked(sql: Database, before: Date): Promise<void> {
  await sql`delete from jobs where parked and payload::text like '%@%' and coalesce(written_at, run_at) < ${before}`;
  await sql`
    update jobs set last_error = null where parked and last_error is not null and coalesce(written_at, run_at) < ${before}`;
}

/**
 * Jobs live in the database, so they survive every crash and any number of processes share them. Each is claimed by one
 * process for a minute; one that fails waits longer each time, and is parked at the fifth failure with an alert in the log, or after
 * a day where it failed for an `Outage`. One that hangs has its place until its time is over, and the others go on beside it. A mail to
 * an address that is refused for good (`AddressRefused`) is not tried again.
 */
export function createJobs(sql: Database, clock: Clock, log: Log, { idle = 500 }: JobsOptions = {}): Jobs {
  const works = new Map<string, (payload: object) => Promise<void>>();
  const recurring = new Map<string, Recurring>();
  const unplanned = new Set<string>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  async function planRecurring(): Promise<void> {
    for (const kind of unplanned) {
      const now = clock.now();
      await sql`insert into jobs ${sql({ kind, key: `every:${kind}`, run_at: now, written_at: now })} on conflict (key) do nothing`;
      unplanned.delete(kind);
    }
  }

  /**
   * A claimed job gives its key free: what is enqueued while it runs may be what it has just missed. One that was written by a clock
   * which was ahead is due now rather than as much too late, and nobody has lent one for longer than the lease.
   */
  async function claim(count: number): Promise<JobRow[]> {
    const now = clock.now();
    const kinds = [...works.keys(), ...recurring.keys()];
    const ahead = new Date(now.getTime() + longestAhead);
    const longestLease = new Date(ahead.getTime() + lease);
    return sql<JobRow[]>`
      update jobs set locked_until = ${new Date(now.getTime() + lease)}, attempts = attempts + 1,
        key = case when key like 'every:%' then key end
      where id in (
        select id from jobs
        where not parked and kind = any(${kinds})
          and (run_at <= ${now} or written_at > ${ahead})
          and (locked_until is null or locked_until <= ${now} or locked_until > ${longestLease})
        order by run_at limit ${count} for update skip locked
      )
      returning id, kind, payload, attempts, outage_since`;
  }

  async function run(job: JobRow): Promise<void> {
    const repeated = recurring.get(job.kind);
    // It never came to an end, so its process did each time: who takes it on once more may be the next.
    if (!repeated && job.attempts > maxAttempts) return fail(job, new Error('no try came to an end'));
    try {
      const work = repeated?.work ?? works.get(job.kind);
      if (work) await pTimeout(work(job.payload), { milliseconds: timeout });
    } catch (error) {
      if (repeated) log.error({ job: job.kind, err: error }, 'recurring job failed');
      else return fail(job, error);
    }
    if (repeated) await postpone(job.id, repeated.seconds);
    else await sql`delete from jobs where id = ${job.id}`;
  }

  async function postpone(id: number, seconds: number): Promise<void> {
    const now = clock.now();
    const next = new Date(now.getTime() + seconds * 1000);
    await sql`update jobs set run_at = ${next}, written_at = ${now}, locked_until = null, attempts = 0 where id = ${id}`;
  }

  async function fail(job: JobRow, error: unknown): Promise<void> {
    if (error instanceof AddressRefused) {
      await sql`delete from jobs where id = ${job.id}`;
      log.warn({ job: job.kind, id: job.id, err: error }, 'mail refused for good');
      return;
    }
    const now = clock.now();
    const outageSince = error instanceof Outage ? (job.outage_since ?? now) : null;
    const waits = outageSince !== null && now.getTime() - outageSince.getTime() < longestOutage;
    // While it waits, the last try is left for the end of the outage.
    const attempts = waits ? Math.min(job.attempts, maxAttempts - 1) : job.attempts;
    const parked = !waits && attempts >= maxAttempts;
    const delay = backoff[Math.min(attempts, backoff.length) - 1] ?? 5;
    const runAt = new Date(now.getTime() + delay * 1000);
    await sql`
      update jobs set parked = ${parked}, attempts = ${attempts}, run_at = ${runAt}, written_at = ${now},
        locked_until = null, outage_since = ${outageSince}, last_error = ${inOneLine(error).slice(0, 500)}
      where id = ${job.id}`;
    log.error({ job: job.kind, id: job.id, attempts, parked, err: error }, parked ? 'job parked' : 'job failed');
  }

  /** Begins what is due, as far as there are places; `full` when there may be more of it. */
  async function begin(): Promise<{ begun: Promise<void>[]; full: boolean }> {
    await planRecurring();
    const free = places - running.size;
    const jobs = free > 0 ? await claim(free) : [];
    const begun = jobs.map((job) => {
      const work = run(job)
        .catch((error: unknown) => log.error({ job: job.kind, id: job.id, err: error }, 'job cannot be written'))
        .finally(() => running.delete(work));
      running.add(work);
      return work;
    });
    return { begun, full: begun.length === free };
  }

  async function runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const { begun, full } = await begin();
      count += begun.length;
      await Promise.all(begun);
      if (stopping.signal.aborted || (begun.length === 0 && !full)) return count;
      if (begun.length === 0) await Promise.race(running);
    }
  }

  async function runForever(): Promise<void> {
    while (!stopping.signal.aborted) {
      const full = await begin().then(
        (next) => next.full,
        (error: unknown) => log.error({ err: error }, 'jobs cannot be read'),
      );
      if (full) await Promise.race(running);
      else await wait(idle, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    register: <P extends object>(kind: string, work: (payload: P) => Promise<void>) => {
      // What was enqueued under a kind is what its work takes.
      works.set(kind, async (payload) => work(payload as P));
    },
    every: (kind, seconds, work) => {
      recurring.set(kind, { seconds, work });
      unplanned.add(kind);
    },
    async enqueue(transaction, { kind, payload = {}, key, runAt }) {
      await transaction`
        insert into jobs (kind, key, payload, run_at, written_at)
        values (${kind}, ${key ?? null}, ${jsonb(transaction, payload)}, ${runAt}, ${clock.now()})
        on conflict (key) do nothing`;
    },
    runDue,
    start: () => {
      loop ??= runForever();
    },
    async stop() {
      stopping.abort();
      await loop;
      await Promise.all(running);
    },
  };
}
