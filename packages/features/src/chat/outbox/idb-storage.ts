import type { DBSchema, IDBPDatabase } from 'idb';
import pTimeout from 'p-timeout';

import type { OutboxEntry, OutboxStorage } from './outbox-types.ts';

interface OutboxDatabase extends DBSchema {
  entries: {
    key: number;
    value: Omit<OutboxEntry, 'order'> & { order?: number; memberId: string };
    indexes: { member: string; client: string };
  };
}

/** A database that neither opens nor fails must not hold up a message for longer, in milliseconds. */
const patience = 2_000;

/**
 * The outbox of one member in IndexedDB. Its auto-incremented key is the order for all tabs. Other members in this browser cannot see
 * it.
 */
export function createIdbStorage(memberId: string): OutboxStorage {
  let opened: Promise<IDBPDatabase<OutboxDatabase>> | undefined;
  const database = async () => {
    // Loaded separately: the page is usable before anything needs sending.
    const { openDB } = await import('idb');
    opened ??= openDB<OutboxDatabase>('heartline-outbox', 1, {
      upgrade(created) {
        const store = created.createObjectStore('entries', { keyPath: 'order', autoIncrement: true });
        store.createIndex('member', 'memberId');
        store.createIndex('client', 'clientId', { unique: true });
      },
      // A newer version of the site waits in another tab: closes the database for it, and opens it again for the next message.
      blocking: (_current, _blocked, event) => {
        opened = undefined;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        opened = undefined;
      },
    });
    return inTime(opened);
  };
  const toEntry = (
    { memberId: _memberId, ...row }: OutboxDatabase['entries']['value'],
    order: number,
  ): OutboxEntry => ({ ...row, order });

  return {
    async all() {
      const rows = await (await database()).getAllFromIndex('entries', 'member', memberId);
      return rows.map((row) => toEntry(row, row.order ?? 0)).toSorted((a, b) => a.order - b.order);
    },
    async append({ order: _order, ...entry }) {
      const order = await inTime((await database()).add('entries', { ...entry, memberId }));
      return { ...entry, order };
    },
    async update(clientId, change) {
      const transaction = (await database()).transaction('entries', 'readwrite');
      const row = await transaction.store.index('client').get(clientId);
      if (row) await transaction.store.put({ ...row, ...change });
      await transaction.done;
    },
    async requeue(clientId) {
      const transaction = (await database()).transaction('entries', 'readwrite');
      const row = await transaction.store.index('client').get(clientId);
      if (row?.order !== undefined) {
        await transaction.store.delete(row.order);
        const { order: _order, ...rest } = row;
        await transaction.store.add({ ...rest, state: 'sending', reason: null });
      }
      await transaction.done;
    },
    async remove(clientIds) {
      const transaction = (await database()).transaction('entries', 'readwrite');
      for (const clientId of clientIds) {
        const key = await transaction.store.index('client').getKey(clientId);
        if (key !== undefined) await transaction.store.delete(key);
      }
      await transaction.done;
    },
  };
}

const inTime = <T>(work: Promise<T>) => pTimeout(work, { milliseconds: patience, message: 'storage does not answer' });
