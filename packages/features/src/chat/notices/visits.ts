import * as time from '@heartline/api-client/time';
import * as v from 'valibot';

import { localStore } from '../../shared/index.ts';

const key = 'heartline.visits';
const schema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(1)), at: v.number() });
/** Milliseconds without opening a page after which the next one is a new visit. */
const away = 30 * 60_000;

/** The number of this browser's present visit, updated with each page it opens. If nothing can be stored, 1. */
export function countVisit(now = time.now()): number {
  const before = v.safeParse(schema, localStore.read(key));
  const count = before.success ? before.output.count + (now - before.output.at < away ? 0 : 1) : 1;
  localStore.write(key, { count, at: now });
  return count;
}
