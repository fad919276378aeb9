import { attributeNames, interests } from '@heartline/api-client/contract';

/** One member as the search knows them, the fields of `search_entries`. */
export interface SearchEntry {
  id: number;
  pool: string;
  country: string;
  region: string | null;
  gender: string;
  photo: boolean;
  photos_public: boolean;
  sexuality: string | null;
  hair_colour: string | null;
  eye_colour: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: string | null;
  /** Sorted codes with commas between. */
  languages: string;
  /** Genders looked for, with commas between. */
  seeking: string;
  interests: readonly string[];
  /** Days since 1970. */
  birth: number;
  cell_x: number | null;
  cell_y: number | null;
  /** Microseconds since 1970. */
  active: number;
  new: number;
}

export const wordNames = [
  'pool',
  'country',
  'region',
  'gender',
  'photo',
  'languages',
  'seeking',
  ...attributeNames,
] as const;
export type WordName = (typeof wordNames)[number];

/** A column of few different words: each member's word by its number. Number 0 is no word. */
export interface WordColumn {
  codes: Uint16Array | Uint32Array;
  words: string[];
  numbers: Map<string, number>;
  /** How many members have each word. */
  counts: number[];
}

/** The members of the search, a column for each field; a member's slot is the same in all of them, and there are no holes. */
export interface Columns {
  size: number;
  ids: Float64Array;
  words: Record<WordName, WordColumn>;
  /** A bit for each interest of the fixed list, 32 of them in a column. */
  interests: Uint32Array[];
  birth: Int32Array;
  cellX: Int32Array;
  cellY: Int32Array;
  active: Float64Array;
  new: Float64Array;
  slots: Map<number, number>;
}

/** The row of members who live nowhere. */
export const nowhere = -(2 ** 31);

export function createColumns(): Columns {
  const column = (name: WordName): WordColumn => ({
    // Members choose their languages freely, so that there may be many different lists of them.
    codes: name === 'languages' ? new Uint32Array(0) : new Uint16Array(0),
    words: [''],
    numbers: new Map([['', 0]]),
    counts: [0],
  });
  const words = Object.fromEntries(wordNames.map((name) => [name, column(name)])) as Record<WordName, WordColumn>;
  const [whole, fine] = [new Int32Array(0), new Float64Array(0)];
  return {
    size: 0,
    ids: fine,
    words,
    interests: Array.from(interestBits([]), () => new Uint32Array(0)),
    birth: whole,
    cellX: whole,
    cellY: whole,
    active: fine,
    new: fine,
    slots: new Map(),
  };
}

/** Takes a member in, or what is new of one who is there. */
export function putEntry(columns: Columns, entry: SearchEntry): void {
  let slot = columns.slots.get(entry.id);
  if (slot === undefined) {
    slot = columns.size;
    if (slot === columns.ids.length) grow(columns);
    columns.size += 1;
    columns.slots.set(entry.id, slot);
    columns.ids[slot] = entry.id;
  } else for (const name of wordNames) forgetWord(columns.words[name], slot);
  for (const name of wordNames) putWord(columns.words[name], slot, wordOf(entry, name));
  for (const [index, bits] of interestBits(entry.interests).entries()) columns.interests[index]![slot] = bits;
  columns.birth[slot] = entry.birth;
  columns.cellX[slot] = entry.cell_x ?? nowhere;
  columns.cellY[slot] = entry.cell_y ?? nowhere;
  columns.active[slot] = entry.active;
  columns.new[slot] = entry.new;
}

/** Takes a member out; the last one moves into the slot. */
export function removeEntry(columns: Columns, id: number): void {
  const slot = columns.slots.get(id);
  if (slot === undefined) return;
  const last = columns.size - 1;
  for (const name of wordNames) forgetWord(columns.words[name], slot);
  for (const list of listsOf(columns)) list[slot] = list[last] ?? 0;
  columns.slots.set(columns.ids[slot] ?? 0, slot);
  columns.slots.delete(id);
  columns.size = last;
}

/** Interests as the bits of their columns; what is not on the list is left out. */
export function interestBits(chosen: readonly string[]): Uint32Array {
  const bits = new Uint32Array(Math.ceil(interests.length / 32));
  for (const one of chosen) {
    const number = interestNumbers.get(one);
    if (number !== undefined) bits[number >> 5]! |= 1 << (number & 31);
  }
  return bits;
}
const interestNumbers: ReadonlyMap<string, number> = new Map(interests.map((one, number) => [one, number]));

const wordOf = (entry: SearchEntry, name: WordName): string =>
  name === 'photo' ? photoWord(entry) : (entry[name] ?? '');

const photoWord = ({ photo, photos_public }: SearchEntry) => (photo ? (photos_public ? 'visitors' : 'members') : '');

function putWord(column: WordColumn, slot: number, word: string): void {
  let number = column.numbers.get(word);
  if (number === undefined) {
    number = column.words.length;
    column.numbers.set(word, number);
    column.words.push(word);
    column.counts.push(0);
  }
  column.codes[slot] = number;
  column.counts[number] = (column.counts[number] ?? 0) + 1;
}

function forgetWord({ codes, counts }: WordColumn, slot: number): void {
  const number = codes[slot] ?? 0;
  counts[number] = (counts[number] ?? 0) - 1;
}

const listsOf = (columns: Columns) => [
  columns.ids,
  columns.birth,
  columns.cellX,
  columns.cellY,
  columns.active,
  columns.new,
  ...columns.interests,
  ...wordNames.map((name) => columns.words[name].codes),
];

function grow(columns: Columns): void {
  const capacity = Math.max(1_024, Math.ceil(columns.size * 1.5));
  const into = <T extends Uint16Array | Uint32Array | Int32Array | Float64Array>(longer: T, list: T): T => {
    longer.set(list);
    return longer;
  };
  for (const name of wordNames) {
    const { codes } = columns.words[name];
    const longer = codes instanceof Uint32Array ? new Uint32Array(capacity) : new Uint16Array(capacity);
    columns.words[name].codes = into(longer, codes);
  }
  columns.interests = columns.interests.map((bits) => into(new Uint32Array(capacity), bits));
  for (const name of ['birth', 'cellX', 'cellY'] as const)
    columns[name] = into(new Int32Array(capacity), columns[name]);
  for (const name of ['ids', 'active', 'new'] as const) columns[name] = into(new Float64Array(capacity), columns[name]);
}
