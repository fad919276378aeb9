import { createMemoryStorage } from './memory-storage.ts';
import type { OutboxStorage } from './outbox-types.ts';

/** The outbox of a shared device: it lasts as long as the page. Entries that an earlier page stored are moved into memory. */
export function createPassingStorage(stored: OutboxStorage): OutboxStorage {
  let taken: Promise<OutboxStorage> | undefined;
  const take = async () => {
    const entries = await stored.all().catch(() => []);
    // A removal that takes too long happens all the same: they are in memory from here on.
    if (entries.length > 0) await stored.remove(entries.map(({ clientId }) => clientId)).catch(() => undefined);
    return createMemoryStorage(entries);
  };
  const memory = () => (taken ??= take());
  return {
    all: async () => (await memory()).all(),
    append: async (entry) => (await memory()).append(entry),
    update: async (clientId, change) => (await memory()).update(clientId, change),
    requeue: async (clientId) => (await memory()).requeue(clientId),
    remove: async (clientIds) => (await memory()).remove(clientIds),
  };
}
