import { attributeNames } from '@heartline/api-client/contract';

import type { CellRow } from '../places/cells.ts';
import { utcDate } from '../platform/age.ts';
import type { Columns, WordColumn } from './search-columns.ts';
import type { MemberFilter, Page, Position } from './search.store.ts';
import { onlineSince } from '../people/visibility.ts';

/**
 * Looks through the columns for whoever fits, and counts them up to `enough`. Every search costs one pass, however rare its matches are
 * and whatever page is asked for: a few milliseconds among a million.
 */
export function scan(columns: Columns, filter: MemberFilter, now: Date, page: ScanPage): Scan {
  const tests = testsOf(columns, filter, now);
  const excluded = new Set(filter.without);
  const best = collectBest(columns, page, excluded);
  let count = 0;
  // The newest members are last, and mostly the most active too: from there, few come later who belong before those already found.
  const [first, step] = page.backwards
    ? [0, block]
    : [Math.floor(Math.max(0, columns.size - 1) / block) * block, -block];
  for (let start = first; start >= 0 && start < columns.size; start += step) {
    const counted = count >= page.enough + excluded.size;
    if (counted && page.limit === 0) break;
    // When there are enough to count, only those who still may come onto the page are of interest.
    const found = findIn(start, Math.min(start + block, columns.size), counted ? [best, ...tests] : tests);
    count += found;
    if (page.limit > 0) best.take(found);
  }
  for (const id of excluded) {
    const slot = columns.slots.get(id);
    if (slot !== undefined) count -= findIn(slot, slot + 1, tests);
  }
  return { count, positions: best.finish() };
}

/** Shows all who fit, some at a time, by their slots; `without` is up to the visitor. */
export function visitFitting(
  columns: Columns,
  filter: MemberFilter,
  now: Date,
  visit: (slots: Uint32Array, count: number) => void,
): void {
  const tests = testsOf(columns, filter, now);
  for (let start = 0; start < columns.size; start += block)
    visit(hits, findIn(start, Math.min(start + block, columns.size), tests));
}

export interface ScanPage extends Omit<Page, 'count'> {
  /** So many are counted at least, if there are as many; the count of more is some number above. */
  enough: number;
}
export interface Scan {
  count: number;
  positions: Position[];
}

/** Slots looked at together: their columns fit into the processor's cache. */
const block = 8_192;
/** The slots of one block that fit so far. */
const hits = new Uint32Array(block);

interface Test {
  /** About how many of all pass; the hardest test comes first. */
  share: number;
  /** Keeps the slots that pass, of the first so many hits. */
  keep: (count: number) => number;
}

function findIn(start: number, end: number, tests: readonly Test[]): number {
  let count = end - start;
  for (let index = 0; index < count; index += 1) hits[index] = start + index;
  for (const test of tests) {
    if (count === 0) return 0;
    count = test.keep(count);
  }
  return count;
}

function testsOf(columns: Columns, filter: MemberFilter, now: Date): Test[] {
  const { words, size } = columns;
  const tests: Test[] = [];
  const oneOf = (column: WordColumn, wanted: readonly string[]) => {
    const allowed = new Uint8Array(column.words.length);
    for (const word of wanted) allowed[column.numbers.get(word) ?? 0] = 1;
    // No word, and words that nobody has, are nobody's.
    allowed[0] = 0;
    tests.push(wordTest(column, allowed, size));
  };
  oneOf(words.pool, [filter.pool]);
  if (filter.genders) oneOf(words.gender, filter.genders);
  if (filter.country) oneOf(words.country, [filter.country]);
  if (filter.region) oneOf(words.region, [filter.region]);
  // Who shows visitors a photo shows it to members.
  if (filter.withPhoto) oneOf(words.photo, filter.withPhoto === 'visitors' ? ['visitors'] : ['members', 'visitors']);
  if (filter.languages) oneOf(words.languages, wordsWithAny(words.languages, filter.languages));
  if (filter.seeking) oneOf(words.seeking, wordsWithAny(words.seeking, [filter.seeking]));
  for (const name of attributeNames) {
    const values = filter.attributes[name];
    if (values) oneOf(words[name], values);
  }
  if (filter.minAge !== undefined || filter.maxAge !== undefined) {
    const youngest = filter.minAge === undefined ? mostDays : dayYearsBefore(now, filter.minAge);
    const oldest = filter.maxAge === undefined ? -mostDays : dayYearsBefore(now, filter.maxAge + 1);
    tests.push(birthTest(columns.birth, oldest, youngest));
  }
  if (filter.online) tests.push(timeTest(columns.active, onlineSince(now), 0.02));
  if (filter.newSince) tests.push(timeTest(columns.new, filter.newSince, 0.1));
  if (filter.cells) tests.push(cellTest(columns, filter.cells));
  // Whom everybody passes tells nobody apart.
  return tests.filter(({ share }) => share < 1).toSorted((a, b) => a.share - b.share);
}

/** Of a column of lists with commas between: those that hold any of these. */
export const wordsWithAny = ({ words }: WordColumn, wanted: readonly string[]): string[] =>
  words.filter((list) => list.split(',').some((one) => wanted.includes(one)));

function wordTest({ codes, counts }: WordColumn, allowed: Uint8Array, size: number): Test {
  const passing = counts.reduce((sum, count, number) => sum + (allowed[number] === 1 ? count : 0), 0);
  return {
    share: size === 0 ? 0 : passing / size,
    keep(count) {
      let kept = 0;
      for (let index = 0; index < count; index += 1) {
        const slot = hits[index]!;
        hits[kept] = slot;
        kept += allowed[codes[slot]!]!;
      }
      return kept;
    },
  };
}

/** Born after one day, and at the latest on another. Signs instead of branches: ages are too mixed for a processor to guess. */
const birthTest = (birth: Int32Array, after: number, until: number): Test => ({
  share: 0.4,
  keep(count) {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const slot = hits[index]!;
      const day = birth[slot]!;
      hits[kept] = slot;
      kept += ((after - day) >>> 31) & ((day - until - 1) >>> 31);
    }
    return kept;
  },
});

const timeTest = (times: Float64Array, after: Date, share: number): Test => {
  const limit = after.getTime() * 1_000;
  return {
    share,
    keep(count) {
      let kept = 0;
      for (let index = 0; index < count; index += 1) {
        const slot = hits[index]!;
        hits[kept] = slot;
        if (times[slot]! > limit) kept += 1;
      }
      return kept;
    },
  };
};

function cellTest({ cellX, cellY }: Columns, rows: readonly CellRow[]): Test {
  const top = rows[0]?.y ?? 0;
  const from = Int32Array.from(rows, (row) => row.from);
  const to = Int32Array.from(rows, (row) => row.to);
  return {
    share: 0.02,
    keep(count) {
      let kept = 0;
      for (let index = 0; index < count; index += 1) {
        const slot = hits[index]!;
        hits[kept] = slot;
        const row = cellY[slot]! - top;
        if (row < 0 || row >= from.length) continue;
        if (cellX[slot]! >= from[row]! && cellX[slot]! <= to[row]!) kept += 1;
      }
      return kept;
    },
  };
}

/** Beyond every day of birth. */
const mostDays = 2 ** 30;

/** The day, since 1970, so many years before today: the last of February where there is no 29th. */
function dayYearsBefore(now: Date, years: number): number {
  const [year = 0, month = 1, day = 1] = utcDate(now).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return Date.UTC(year - years, month - 1, Math.min(day, lastOfMonth)) / 86_400_000;
}

interface Best extends Test {
  /** Looks at the first so many hits. */
  take: (count: number) => void;
  finish: () => Position[];
}

/** Those who come first after a place in the order: as many as are wanted and some more are kept, and now and then sorted and cut. */
function collectBest(
  columns: Columns,
  { sort, limit, from, backwards, offset = 0 }: ScanPage,
  excluded: Set<number>,
): Best {
  const { ids } = columns;
  const times = sort === 'new' ? columns.new : columns.active;
  const direction = backwards ? -1 : 1;
  const wanted = limit + offset;
  const room = Math.max(512, wanted * 2);
  const place = (slot: number): Position => ({ at: times[slot] ?? 0, id: ids[slot] ?? 0 });
  /** Below 0 when the first comes first. */
  const order = (a: Position, b: Position) => (a.at === b.at ? b.id - a.id : b.at - a.at) * direction;
  let kept: Position[] = [];
  let last: Position | undefined;
  /** Whoever is beyond these times need not be looked at more closely, and that is nearly everybody. */
  const earliest = from ? from.at * direction : Infinity;
  let latest = -Infinity;
  function cut(): void {
    kept.sort(order);
    kept = kept.slice(0, wanted);
    if (kept.length < wanted) return;
    last = kept.at(-1);
    if (last) latest = last.at * direction;
  }
  return {
    share: 0,
    keep(count) {
      let possible = 0;
      for (let index = 0; index < count; index += 1) {
        const slot = hits[index]!;
        const time = times[slot]! * direction;
        hits[possible] = slot;
        if (time >= latest && time <= earliest) possible += 1;
      }
      return possible;
    },
    take(count) {
      for (let index = 0; index < count; index += 1) {
        const slot = hits[index]!;
        const time = times[slot]! * direction;
        if (time < latest || time > earliest) continue;
        const found = place(slot);
        if ((last && order(found, last) > 0) || (from && order(found, from) <= 0) || excluded.has(found.id)) continue;
        kept.push(found);
        if (kept.length === room) cut();
      }
    },
    finish() {
      cut();
      return kept.slice(offset);
    },
  };
}
