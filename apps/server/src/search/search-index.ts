import type { Database } from '../platform/database.ts';
import { createTurns } from '../platform/turns.ts';
import { createColumns, putEntry, removeEntry, type Columns } from './search-columns.ts';
import { findHorizon, listChanges, listEntries } from './search-index.store.ts';

/** Members read at a time, so that other requests get their turn between. */
const portion = 5_000;
/** With more changes than this since the last search, reading everything anew is cheaper. */
const mostChanges = 50_000;

/**
 * The members of the search in this process's memory. Before each search it takes over what has been committed until then, so that
 * every process always answers from the newest state, as the database itself would.
 */
export interface SearchIndex {
  /** The members as they are now; undefined while many are being read for the first time. */
  columns: () => Promise<Columns | undefined>;
}

interface Loaded {
  columns: Columns;
  horizon: string;
}

const indexes = new WeakMap<Database, SearchIndex>();

/** The index over a database; there is one in a process. */
export function searchIndexOf(sql: Database): SearchIndex {
  const index = indexes.get(sql) ?? createSearchIndex(sql);
  indexes.set(sql, index);
  return index;
}

function createSearchIndex(sql: Database): SearchIndex {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  const catchUp = createTurns(async () => {
    if (!loaded) return;
    const { columns } = loaded;
    const { horizon, entries, removed } = await listChanges(sql, loaded.horizon, mostChanges);
    if (entries.length + removed.length >= mostChanges) {
      loaded = undefined;
      return;
    }
    for (const id of removed) removeEntry(columns, id);
    for (const entry of entries) putEntry(columns, entry);
    loaded.horizon = horizon;
  });

  /** Ends when all members are there, or, if there are many, after the first of them; the others follow in the background. */
  async function load(): Promise<void> {
    // What changes while members are read is read again afterwards.
    const begun: Loaded = { columns: createColumns(), horizon: await findHorizon(sql) };
    const all = await readPortion(begun.columns, 0);
    if (all === undefined) {
      loaded = begun;
      loading = undefined;
    } else void loadRest(begun, all);
  }

  async function loadRest(begun: Loaded, first: number): Promise<void> {
    try {
      for (let last: number | undefined = first; last !== undefined;) last = await readPortion(begun.columns, last);
      loaded = begun;
    } catch {
      // The database was away: the next search begins anew, and has told of it if it still is.
    } finally {
      loading = undefined;
    }
  }

  /** The last number that was read, while there may be more. */
  async function readPortion(columns: Columns, after: number): Promise<number | undefined> {
    const entries = await listEntries(sql, after, portion);
    for (const entry of entries) putEntry(columns, entry);
    return entries.length < portion ? undefined : entries.at(-1)?.id;
  }

  return {
    async columns() {
      if (!loaded) {
        loading ??= load().catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
        await loading;
      }
      await catchUp();
      return loaded?.columns;
    },
  };
}
