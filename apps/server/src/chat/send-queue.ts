import pLimit, { type LimitFunction } from 'p-limit';

import type { Database } from '../platform/database.ts';

/** Of each connection: one that the database works on, and the next, so that it need not wait for it. */
const perConnection = 2;

const queues = new WeakMap<Database, LimitFunction>();

/**
 * Lets sends go to the database in the order they came. The driver deals statements out to its connections at once, whatever these have to
 * do already: without a queue before it some sends wait behind eight others while another connection has nothing left (bench send).
 */
export async function inQueue<T>(sql: Database, send: () => Promise<T>): Promise<T> {
  const queue = queues.get(sql) ?? pLimit(perConnection * sql.options.max);
  queues.set(sql, queue);
  return await queue(send);
}
