import { longestAhead, type Clock } from './clock.ts';
import { jsonb, type Database, type Sql } from './database.ts';
import { inOneLine, type Log } from './log.ts';
import { AddressRefused } from './mail.ts';
import { Outage } from './outage.ts';
import { systemTime, type Time } from './time/time.ts';

export interface Jobs {
  /** Registers the work of a kind. It may run more than once and must be idempotent. */
  register: <P extends object>(kind: string, work: (payload: P) => Promise<void>) => void;
  /** Runs `work` every `seconds` seconds, in one process at a time. */
  every: (kind: string, seconds: number, work: () => Promise<void>) => void;
  /** Writes a job, inside the caller's transaction. A key allows only one waiting job. */
  enqueue: (sql: Sql, job: { kind: string; payload?: object; key?: string; runAt: Date }) => Promise<void>;
  /** Runs all due jobs, and the jobs that become due by them. For tests. Returns the number of jobs run. */
  runDue: () => Promise<number>;
  start: () => void;
  stop: () => Promise<void>;
}

export interface JobsOptions {
  time?: Time;
  /** Milliseconds between two polls for due jobs. @default 500 */
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

/** Jobs that one process runs at the same time. */
const places = 8;
/** A job that takes longer counts as lost with its process and is given to another. */
const lease = 60_000;
const timeout = 45_000;
/** Number of attempts before a job is parked (security.md section 12). */
const maxAttempts = 5;
const backoff = [5, 30, 120, 600];
/** How long jobs outlast an outage of mail or SMS (security.md section 12). */
const longestOutage = 86_400_000;

/**
 * Removes personal data from parked jobs: deletes those with an address, which are outdated mails, and the error texts of the rest. Both
 * may contain a former address of an account, which its erasure cannot find.
 * @param before `address`: for jobs that have one in their payload or error text
 */
export async function forgetParked(sql: Database, before: { address: Date; other: Date }): Promise<void> {
  await sql`
    delete from jobs where parked and payload::text like '%@%' and coalesce(written_at, run_at) < ${before.address}`;
  await sql`
    update jobs set last_error = null where parked and last_error is not null and coalesce(written_at, run_at) <
      case when last_error like '%@%' then ${before.address}::timestamptz else ${before.other}::timestamptz end`;
}

/**
 * Jobs live in the database, so they survive every crash and any number of processes share them. A process claims each for a minute. A job
 * that fails waits longer each time, and is parked with an alert in the log at the fifth failure, or after a day of `Outage`. One that
 * hangs keeps its slot until its time is over, while others run beside it. A mail to an address refused for good (`AddressRefused`) is not
 * retried.
 */
export function createJobs(
  sql: Database,
  clock: Clock,
  log: Log,
  { time = systemTime, idle = 500 }: JobsOptions = {},
): Jobs {
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
   * A claimed job frees its key: a job enqueued while it runs may be about a change that it missed. A time too far in the future was
   * written by a clock that was fast: such a job is due now, and no lease lasts longer than the normal one.
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
    // It never finished, so it crashed its process each time: the next process would crash too.
    if (!repeated && job.attempts > maxAttempts) return fail(job, new Error('no try came to an end'));
    try {
      const work = repeated?.work ?? works.get(job.kind);
      if (work) await time.within(timeout, () => work(job.payload));
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
    // While it waits for an outage to end, one attempt is kept in reserve.
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

  /** Starts due jobs in the free slots; `full` when there may be more of them. */
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
      else await time.wait(idle, stopping.signal);
    }
  }

  return {
    register: <P extends object>(kind: string, work: (payload: P) => Promise<void>) => {
      // The payload enqueued under a kind is the type its work takes.
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
