import * as v from 'valibot';

import { localStore } from '../../shared/index.ts';

const key = 'heartline.visits';
const schema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(1)), at: v.number() });
/** Milliseconds: who opens a page after so long has come back. */
const away = 30 * 60_000;

/** Which visit of this browser this is, counted with each page it opens. Where nothing can be remembered, the first. */
export function countVisit(now = Date.now()): number {
  const before = v.safeParse(schema, localStore.read(key));
  const count = before.success ? before.output.count + (now - before.output.at < away ? 0 : 1) : 1;
  localStore.write(key, { count, at: now });
  return count;
}
