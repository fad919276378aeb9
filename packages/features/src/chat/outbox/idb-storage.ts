import * as time from '@heartline/api-client/time';
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';

import type { OutboxEntry, OutboxStorage } from './outbox-types.ts';

interface OutboxDatabase extends DBSchema {
  entries: {
    key: number;
    value: Omit<OutboxEntry, 'order'> & { order?: number; memberId: string };
    indexes: { member: string; client: string };
  };
}

type Entries = IDBPObjectStore<OutboxDatabase, ['entries'], 'entries', 'readwrite'>;

/** A database that does not answer, such as one that a frozen page keeps busy, must not hold up a message for longer, in milliseconds. */
const answerTimeout = 2_000;

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

  const change = async (work: (entries: Entries) => Promise<void>) => {
    const transaction = (await database()).transaction('entries', 'readwrite');
    await inTime(work(transaction.store).then(() => transaction.done));
  };

  return {
    async all() {
      const rows = await inTime((await database()).getAllFromIndex('entries', 'member', memberId));
      return rows.map((row) => toEntry(row, row.order ?? 0)).toSorted((a, b) => a.order - b.order);
    },
    async append({ order: _order, ...entry }) {
      const order = await inTime((await database()).add('entries', { ...entry, memberId }));
      return { ...entry, order };
    },
    update: (clientId, values) =>
      change(async (entries) => {
        const row = await entries.index('client').get(clientId);
        if (row) await entries.put({ ...row, ...values });
      }),
    requeue: (clientId) =>
      change(async (entries) => {
        const row = await entries.index('client').get(clientId);
        if (row?.order === undefined) return;
        await entries.delete(row.order);
        const { order: _order, ...rest } = row;
        await entries.add({ ...rest, state: 'sending', reason: null });
      }),
    remove: (clientIds) =>
      change(async (entries) => {
        for (const clientId of clientIds) {
          const key = await entries.index('client').getKey(clientId);
          if (key !== undefined) await entries.delete(key);
        }
      }),
  };
}

const inTime = <T>(work: Promise<T>) => time.within(answerTimeout, () => work);
