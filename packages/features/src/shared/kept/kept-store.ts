import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { forgetKept, hasLeft, keptDatabase } from './forget-kept.ts';
import { keptMember, noteKeptMember } from './kept-mark.ts';

interface KeptDatabase extends DBSchema {
  /** One record: whose it is, what opens the rows, and when the server last said that the session goes on. */
  key: { key: 'key'; value: { memberId: string; secret: CryptoKey; seenAt: number } };
  rows: { key: string; value: { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer } };
}

/** What one member keeps on this device. Each part has a name and is sealed on its own (AES-GCM, with a key that cannot be read out). */
export interface Kept {
  memberId: string;
  /** The value as it was written; nothing where there is none, or it cannot be opened. */
  read: (name: string) => Promise<unknown>;
  /** Says whether it is kept: not when everything was forgotten meanwhile. */
  write: (name: string, value: unknown) => Promise<boolean>;
  names: () => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
  /** The server said so, milliseconds since 1970. */
  noteSeen: (at: number) => Promise<void>;
}

/** Names of the parts: the list with all around it, and each conversation. */
export const startPart = 'start';
export const chatPart = (conversationId: string): string => `chat ${conversationId}`;

/** Milliseconds for which a session lives without being used: what is kept for longer belongs to nobody any more. */
export const keptFor = 14 * 24 * 60 * 60_000;
/** A clock that was put right meanwhile. */
const clockDoubt = 24 * 60 * 60_000;

/** What this device keeps, as long as its session may still live. What is too old is taken away. */
export async function readKept(now: number): Promise<Kept | undefined> {
  if (keptMember() === undefined) return undefined;
  const record = await withDatabase((db) => db.get('key', 'key'));
  const age = now - (record?.seenAt ?? -Infinity);
  if (record && age < keptFor && age > -clockDoubt) return keptOf(record);
  await forgetKept();
  return undefined;
}

/** Begins to keep, or goes on. What another member kept is taken away first. Nothing where the browser cannot seal it. */
export async function openKept(memberId: string): Promise<Kept | undefined> {
  // Not on plain http.
  if (globalThis.crypto?.subtle === undefined || hasLeft()) return undefined;
  const known = await withDatabase((db) => db.get('key', 'key'));
  if (known?.memberId === memberId) return noteKeptMember(memberId) ? keptOf(known) : undefined;
  await forgetKept();
  if (!noteKeptMember(memberId)) return undefined;
  const secret = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const record = { memberId, secret, seenAt: 0 };
  if (hasLeft()) {
    await forgetKept();
    return undefined;
  }
  await withDatabase((db) => db.put('key', record, 'key'));
  return keptOf(record);
}

function keptOf({ memberId, secret }: KeptDatabase['key']['value']): Kept {
  const sealing = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    // A part cannot be put in the place of another.
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
        // Another tab may have logged out, or another member logged in, since this one began.
        const current = await transaction.objectStore('key').get('key');
        const goesOn = current?.memberId === memberId;
        if (goesOn) await transaction.objectStore('rows').put({ iv, sealed }, name);
        await transaction.done;
        // Opening it has made it anew.
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
        if (record?.memberId === memberId && at > record.seenAt)
          await transaction.store.put({ ...record, seenAt: at }, 'key');
        await transaction.done;
      }),
  };
}

/** Opened for one piece of work and closed after it, so that whoever takes everything away waits for nobody. */
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
