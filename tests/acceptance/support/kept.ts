import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { call, type Person } from './people.ts';

/** Sends a message to another member, by the API; returns the conversation. */
export async function writes(page: Page, to: Person, text: string): Promise<string> {
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(page, 'POST', '/api/conversations', {
    member_id: to.id,
  });
  const { id } = chat.conversation;
  await call(page, 'POST', `/api/conversations/${id}/messages`, { client_id: randomUUID(), kind: 'text', text });
  return id;
}

/** Waits until this device has stored the list, this many conversations, and the page that shows them. */
export async function waitUntilKept(page: Page, conversations: number): Promise<void> {
  const parts = () =>
    page.evaluate(async () => {
      if (!(await (await caches.open('heartline-app')).match('/offline/chats'))) return -1;
      const request = indexedDB.open('heartline-kept');
      const db = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
      try {
        if (!db.objectStoreNames.contains('rows')) return -1;
        const rows = db.transaction('rows').objectStore('rows').count();
        return await new Promise<number>((resolve) => (rows.onsuccess = () => resolve(rows.result)));
      } finally {
        db.close();
      }
    });
  await expect.poll(parts, { timeout: 20_000 }).toBe(conversations + 1);
}

/** All data that this browser has stored for the site, as text: databases, caches, storage. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
    ];
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value as ArrayBuffer);
      if (value instanceof CryptoKey) return `key ${value.extractable ? 'that can be read' : 'that cannot be read'}`;
      if (value !== null && typeof value === 'object')
        return Object.entries(value)
          .map(([name, part]) => `${name}: ${textOf(part)}`)
          .join(', ');
      return String(value);
    };
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      found.push(`database ${name}`);
      const db = await answer(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store);
        found.push(
          textOf(await answer(rows.getAllKeys())),
          textOf(await answer(db.transaction(store).objectStore(store).getAll())),
        );
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      found.push(`cache ${name}`);
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        found.push(request.url, kept ? await kept.text() : '');
      }
    }
    return found.join('\n');
  });
}
