import { attributeNames, type AttributeName } from '@heartline/api-client/contract';

import { utcDate } from '../platform/age.ts';
import type { CellRow } from '../places/cells.ts';

/** Conditions for members. Absent ones match everybody. */
export interface MemberFilter {
  pool: string;
  /** Members who are never among the results: the viewer, and those blocked either way. */
  without: readonly number[];
  genders?: readonly string[] | undefined;
  /** A gender that the members seek. */
  seeking?: string | undefined;
  country?: string | undefined;
  region?: string | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  /** Rows of cells, one below the other. */
  cells?: readonly CellRow[] | undefined;
  online?: boolean | undefined;
  /** Signed up since then. */
  newSince?: Date | undefined;
  languages?: readonly string[] | undefined;
  /** Members whose photo is visible to members, or to visitors. */
  withPhoto?: 'members' | 'visitors' | undefined;
  /** Excludes fictional profiles. */
  real?: boolean | undefined;
  attributes: Partial<Record<AttributeName, readonly string[]>>;
}

/** The arguments of `search_matches`: facts (see `search_facts`), and for each the clause it belongs to. */
export interface Question {
  facts: string[];
  /**
   * A match has at least one fact of each clause; the clauses below 0 form the exception, which excludes members who have a fact of each.
   */
  clauses: number[];
}

/** The conditions of a filter that facts can answer. The others are `rowConditions`. */
export function questionOf(filter: MemberFilter, now: Date): Question {
  const { pool, genders, country, seeking, languages, withPhoto, real, online, minAge, maxAge } = filter;
  const wanted: string[][] = [[`pool ${pool}`]];
  if (genders) wanted.push(genders.map((gender) => `gender ${gender}`));
  if (country) wanted.push([`country ${country}`]);
  if (seeking) wanted.push([`seeking ${seeking}`]);
  if (languages) wanted.push(languages.map((language) => `language ${language}`));
  if (withPhoto) wanted.push([`photo ${withPhoto}`]);
  // Fictional profiles are never shown as online.
  if (real || online) wanted.push(['profile real']);
  for (const name of attributeNames) {
    const values = filter.attributes[name];
    if (values) wanted.push(values.map((value) => `${name} ${value}`));
  }
  if (minAge !== undefined) wanted.push(...bornUntil(dayYearsBefore(now, minAge)));
  const unwanted = maxAge === undefined ? [] : bornUntil(dayYearsBefore(now, maxAge + 1));
  const clauses = [
    // An empty clause matches nobody: no member has a fact of this name.
    ...wanted.map((facts, index) => [index + 1, facts.length > 0 ? facts : ['nobody']] as const),
    ...unwanted.map((facts, index) => [-index - 1, facts] as const),
  ];
  return {
    facts: clauses.flatMap(([, facts]) => facts),
    clauses: clauses.flatMap(([clause, facts]) => facts.map(() => clause)),
  };
}

/** The digits of a day as `search_facts` writes it: each with its shift in bits, and its highest value. */
const digits = [
  { shift: 10, most: 63 },
  { shift: 5, most: 31 },
  { shift: 0, most: 31 },
] as const;

/** Clauses for births until a day: each digit is lower than or equal to the day's, unless an earlier digit was lower. */
function bornUntil(day: number): string[][] {
  const clauses: string[][] = [];
  const lower: string[] = [];
  for (const { shift, most } of digits) {
    const value = (day >> shift) & most;
    // No digit exceeds the highest value.
    if (value < most) clauses.push([...lower, `born ${shift} ${value}`]);
    if (value > 0) lower.push(`born ${shift} ${value - 1}`);
  }
  return clauses;
}

/** The day, since 1900, that lies this many years before today: the last of February where there is no 29th. */
function dayYearsBefore(now: Date, years: number): number {
  const [year = 0, month = 1, day = 1] = utcDate(now).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return (Date.UTC(year - years, month - 1, Math.min(day, lastOfMonth)) - Date.UTC(1900, 0, 1)) / 86_400_000;
}
