import { attributeNames, type AttributeName } from '@heartline/api-client/contract';

import { utcDate } from '../platform/age.ts';
import type { CellRow } from '../places/cells.ts';

/** Whom to look for. Absent conditions let everybody through. */
export interface MemberFilter {
  pool: string;
  /** Members who are never among the results: the viewer, and those blocked either way. */
  without: readonly number[];
  genders?: readonly string[] | undefined;
  /** A gender that they look for. */
  seeking?: string | undefined;
  country?: string | undefined;
  region?: string | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  /** Rows of cells, one below the other. */
  cells?: readonly CellRow[] | undefined;
  online?: boolean | undefined;
  /** Signed up since. */
  newSince?: Date | undefined;
  languages?: readonly string[] | undefined;
  /** Whom members see with a photo, or visitors. */
  withPhoto?: 'members' | 'visitors' | undefined;
  /** No fictional profiles. */
  real?: boolean | undefined;
  attributes: Partial<Record<AttributeName, readonly string[]>>;
}

/** What `search_matches` is asked: of each fact (see `search_facts`) to which clause it belongs. */
export interface Question {
  facts: string[];
  /** Whoever fits is true of one fact of each clause; below 0 are the clauses of the exception, which together are true of nobody who fits. */
  clauses: number[];
}

/** The part of a filter that facts answer. What else it asks for are `rowConditions`. */
export function questionOf(filter: MemberFilter, now: Date): Question {
  const { pool, genders, country, seeking, languages, withPhoto, real, online, minAge, maxAge } = filter;
  const wanted: string[][] = [[`pool ${pool}`]];
  if (genders) wanted.push(genders.map((gender) => `gender ${gender}`));
  if (country) wanted.push([`country ${country}`]);
  if (seeking) wanted.push([`seeking ${seeking}`]);
  if (languages) wanted.push(languages.map((language) => `language ${language}`));
  if (withPhoto) wanted.push([`photo ${withPhoto}`]);
  // Of a fictional profile nobody says that it is there.
  if (real || online) wanted.push(['profile real']);
  for (const name of attributeNames) {
    const values = filter.attributes[name];
    if (values) wanted.push(values.map((value) => `${name} ${value}`));
  }
  if (minAge !== undefined) wanted.push(...bornUntil(dayYearsBefore(now, minAge)));
  const unwanted = maxAge === undefined ? [] : bornUntil(dayYearsBefore(now, maxAge + 1));
  const clauses = [
    // One of none is true of nobody, who has a fact of this name.
    ...wanted.map((facts, index) => [index + 1, facts.length > 0 ? facts : ['nobody']] as const),
    ...unwanted.map((facts, index) => [-index - 1, facts] as const),
  ];
  return {
    facts: clauses.flatMap(([, facts]) => facts),
    clauses: clauses.flatMap(([clause, facts]) => facts.map(() => clause)),
  };
}

/** As `search_facts` writes a day: how far a digit is from the last one, in bits, and how much it can be. */
const digits = [
  { shift: 10, most: 63 },
  { shift: 5, most: 31 },
  { shift: 0, most: 31 },
] as const;

/** Clauses of who was born until a day: at each digit it is lower than the day's or the same, unless a digit before was lower. */
function bornUntil(day: number): string[][] {
  const clauses: string[][] = [];
  const lower: string[] = [];
  for (const { shift, most } of digits) {
    const value = (day >> shift) & most;
    // No digit is above the highest.
    if (value < most) clauses.push([...lower, `born ${shift} ${value}`]);
    if (value > 0) lower.push(`born ${shift} ${value - 1}`);
  }
  return clauses;
}

/** The day, since 1900, so many years before today: the last of February where there is no 29th. */
function dayYearsBefore(now: Date, years: number): number {
  const [year = 0, month = 1, day = 1] = utcDate(now).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return (Date.UTC(year - years, month - 1, Math.min(day, lastOfMonth)) - Date.UTC(1900, 0, 1)) / 86_400_000;
}
