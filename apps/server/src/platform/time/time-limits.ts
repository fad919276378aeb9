/** How long this server waits for something, in milliseconds. */
export interface TimeLimits {
  /** A statement, and a wait for a lock. A transaction in which nothing is asked for ends after 2.5 times as much (security.md section 11). */
  statement: number;
  /**
   * All work for one request together, without the time to receive its body and to send its answer: no answer comes later than 6 s, even
   * while the database hangs (security.md section 12).
   */
  request: number;
  /** The headers of a request (security.md section 8). */
  headers: number;
  /** A whole request, with its body. The pages give up an upload after as long (transport.ts in api-client). */
  receive: number;
  /** A connection on which nothing moves: nothing arrives of a body, or nothing leaves of an answer. */
  silence: number;
  /**
   * Each byte of a body that has arrived, or of an answer that waits to leave, in addition to one `silence`: 1 kB a second is the least.
   * Six photos at once on the line of an old phone are faster.
   */
  byte: number;
  /** A read of the events of all open streams; a connection that takes longer is replaced. */
  streamRead: number;
  /** A notification to the other processes, and a sign of life of the connection that hears theirs; one that takes longer is replaced. */
  notify: number;
  /** The database's answer to `/readyz`. */
  readiness: number;
  /** Requests that run when the process is told to stop, the notice included: with jobs and pools all is over after 10 s (security.md section 12). */
  stopRequests: number;
  /** A job that runs when the process is told to stop. Another process does the rest of it. */
  stopJobs: number;
}

/** The limits of production. */
export const timeLimits: Readonly<TimeLimits> = {
  statement: 2_000,
  request: 5_000,
  headers: 10_000,
  receive: 120_000,
  silence: 15_000,
  byte: 1,
  streamRead: 5_000,
  notify: 3_000,
  readiness: 1_000,
  stopRequests: 7_500,
  stopJobs: 1_000,
};
