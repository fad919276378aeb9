import type { OutboxEntry, OutboxStorage } from './outbox-types.ts';

/** A storage in memory: for tests, stories, and browsers that deny any other. */
export function createMemoryStorage(entries: readonly OutboxEntry[] = []): OutboxStorage {
  let rows = [...entries];
  let order = Math.max(0, ...rows.map((row) => row.order));
  return {
    all: async () => rows.toSorted((a, b) => a.order - b.order),
    append: async (entry) => {
      const stored = { ...entry, order: (order += 1) };
      rows.push(stored);
      return stored;
    },
    update: async (clientId, change) => {
      rows = rows.map((row) => (row.clientId === clientId ? { ...row, ...change } : row));
    },
    requeue: async (clientId) => {
      rows = rows.map((row) =>
        row.clientId === clientId ? { ...row, state: 'sending', reason: null, order: (order += 1) } : row,
      );
    },
    remove: async (clientIds) => {
      rows = rows.filter((row) => !clientIds.includes(row.clientId));
    },
  };
}
