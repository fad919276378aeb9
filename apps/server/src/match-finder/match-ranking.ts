import type { AttributeName } from '@heartline/api-client/contract';

import { interestBits, type Columns, type WordColumn } from '../search/search-columns.ts';
import { visitFitting, wordsWithAny } from '../search/search-scan.ts';
import type { MemberFilter } from '../search/search.store.ts';

/** What would be nice. */
export interface Wishes {
  interests: readonly string[];
  languages: readonly string[];
  attributes: readonly { name: AttributeName; values: readonly string[] }[];
}

interface Ranked {
  points: number;
  active: number;
  id: number;
}

/**
 * The first of all who fit: whom most of the wishes are true of, and among equals who was here last. One pass over the members costs
 * about as much as a search.
 */
export function rankFitting(
  columns: Columns,
  filter: MemberFilter,
  wishes: Wishes,
  now: Date,
  limit: number,
): number[] {
  const pointsOf = readPoints(columns, wishes);
  const excluded = new Set(filter.without);
  const room = limit + 512;
  let kept: Ranked[] = [];
  let last: Ranked | undefined;
  function cut(): void {
    kept = kept.toSorted(byRank).slice(0, limit);
    if (kept.length === limit) last = kept.at(-1);
  }
  visitFitting(columns, filter, now, (slots, count) => {
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index]!;
      const points = pointsOf(slot);
      if (last && points < last.points) continue;
      const found = { points, active: columns.active[slot]!, id: columns.ids[slot]! };
      if ((last && byRank(found, last) > 0) || excluded.has(found.id)) continue;
      kept.push(found);
      if (kept.length === room) cut();
    }
  });
  cut();
  return kept.map(({ id }) => id);
}

const byRank = (a: Ranked, b: Ranked): number => b.points - a.points || b.active - a.active || b.id - a.id;

/** An attribute and a shared language count the same; the interests count twice that, each its share of it. Whole numbers. */
export const weightsOf = (wishes: Wishes) => ({ each: Math.max(1, wishes.interests.length), interest: 2 });

function readPoints(columns: Columns, wishes: Wishes): (slot: number) => number {
  const { each, interest } = weightsOf(wishes);
  const worth = (column: WordColumn, welcome: readonly string[]) => {
    const points = new Uint32Array(column.words.length);
    for (const word of welcome) points[column.numbers.get(word) ?? 0] = each;
    // No word, and words that nobody has.
    points[0] = 0;
    return { codes: column.codes, points };
  };
  const { words } = columns;
  const worths = wishes.attributes.map(({ name, values }) => worth(words[name], values));
  if (wishes.languages.length > 0) worths.push(worth(words.languages, wordsWithAny(words.languages, wishes.languages)));
  const wanted = interestBits(wishes.interests);
  return (slot) => {
    let points = 0;
    for (const { codes, points: of } of worths) points += of[codes[slot]!]!;
    for (let index = 0; index < wanted.length; index += 1)
      if (wanted[index] !== 0) points += interest * bitsIn(columns.interests[index]![slot]! & wanted[index]!);
    return points;
  };
}

/** How many of 32 bits are set. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
