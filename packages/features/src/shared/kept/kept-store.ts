import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { randomUuid } from '../ids/random-uuid.ts';
import { hasLeft } from '../storage/browser-storage.ts';
import { forgetKept, keptDatabase } from './forget-kept.ts';
import { keptMember, noteKeptMember } from './kept-mark.ts';

interface KeptDatabase extends DBSchema {
  /** One record: the member, the key of the rows with its id, and when the server last confirmed the session. */
  key: { key: 'key'; value: { memberId: string; secret: CryptoKey; id?: string; seenAt: number } };
  rows: { key: string; value: { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer } };
}

/** Data of one member on this device. Each named entry is encrypted separately (AES-GCM, with a key that cannot be exported). */
export interface Kept {
  memberId: string;
  /** The value as it was written; undefined if there is none, or it cannot be decrypted. */
  read: (name: string) => Promise<unknown>;
  /** Returns whether it was stored: not if everything was forgotten meanwhile. */
  write: (name: string, value: unknown) => Promise<boolean>;
  names: () => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Records that the server confirmed the session, milliseconds since 1970. */
  noteSeen: (at: number) => Promise<void>;
}

/** Names of the entries: the list with the page around it, and each conversation. */
export const startPart = 'start';
export const chatPart = (conversationId: string): string => `chat ${conversationId}`;

/** Milliseconds for which an unused session lives: data stored for longer belong to nobody any more. */
export const keptFor = 14 * 24 * 60 * 60_000;
/** Tolerance for a clock that was corrected meanwhile. */
const clockDoubt = 24 * 60 * 60_000;

/** The stored data, while their session may still live. Deletes outdated data. */
export async function readKept(now: number): Promise<Kept | undefined> {
  if (keptMember() === undefined) return undefined;
  const record = await withDatabase((db) => db.get('key', 'key'));
  const age = now - (record?.seenAt ?? -Infinity);
  if (record && age < keptFor && age > -clockDoubt) return keptOf(record);
  await forgetKept();
  return undefined;
}

/** Starts or continues storing for a member. Data of another member are deleted first. Undefined if the browser cannot encrypt. */
export async function openKept(memberId: string): Promise<Kept | undefined> {
  // Missing on plain http.
  if (globalThis.crypto?.subtle === undefined || hasLeft()) return undefined;
  const known = await withDatabase((db) => db.get('key', 'key'));
  if (known?.memberId === memberId) return noteKeptMember(memberId) ? keptOf(known) : undefined;
  await forgetKept();
  if (!noteKeptMember(memberId)) return undefined;
  const secret = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const record = { memberId, secret, id: randomUuid(), seenAt: 0 };
  if (hasLeft()) {
    await forgetKept();
    return undefined;
  }
  // Another tab may have begun meanwhile: its key is for both.
  const first = await withDatabase(async (db) => {
    const transaction = db.transaction('key', 'readwrite');
    const other = await transaction.store.get('key');
    if (!other) await transaction.store.put(record, 'key');
    await transaction.done;
    return other ?? record;
  });
  return first.memberId === memberId ? keptOf(first) : undefined;
}

function keptOf({ memberId, secret, id }: KeptDatabase['key']['value']): Kept {
  const sealing = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    // Binds an entry to its name, so that it cannot replace another.
    additionalData: new TextEncoder().encode(`${memberId} ${name}`),
  });
  return {
    memberId,
    async read(name) {
      const row = await withDatabase((db) => db.get('rows', name));
      if (!row) return undefined;
      try {
        const opened = await crypto.subtle.decrypt(sealing(name, row.iv), secret, row.sealed);
        return JSON.parse(new TextDecoder().decode(opened)) as unknown;
      } catch {
        return undefined;
      }
    },
    async write(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt(sealing(name, iv), secret, text);
      return withDatabase(async (db) => {
        const transaction = db.transaction(['key', 'rows'], 'readwrite');
        // Another tab may have logged out meanwhile, and somebody logged in: the same member, too, has another key then.
        const current = await transaction.objectStore('key').get('key');
        const goesOn = current?.memberId === memberId && current.id === id;
        if (goesOn) await transaction.objectStore('rows').put({ iv, sealed }, name);
        await transaction.done;
        // Opening the database has created it again.
        if (!current) await forgetKept();
        return goesOn;
      });
    },
    names: () => withDatabase((db) => db.getAllKeys('rows')),
    remove: (names) =>
      withDatabase(async (db) => {
        const transaction = db.transaction('rows', 'readwrite');
        await Promise.all(names.map((name) => transaction.store.delete(name)));
        await transaction.done;
      }),
    noteSeen: (at) =>
      withDatabase(async (db) => {
        const transaction = db.transaction('key', 'readwrite');
        const record = await transaction.store.get('key');
        if (record?.memberId === memberId && record.id === id && at > record.seenAt)
          await transaction.store.put({ ...record, seenAt: at }, 'key');
        await transaction.done;
      }),
  };
}

/** Opened for one operation and closed after it, so that a deletion never has to wait. */
async function withDatabase<T>(work: (db: IDBPDatabase<KeptDatabase>) => Promise<T>): Promise<T> {
  const db = await openDB<KeptDatabase>(keptDatabase, 1, {
    upgrade(created) {
      created.createObjectStore('key');
      created.createObjectStore('rows');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
