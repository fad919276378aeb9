import type { ApiClient } from '@heartline/api-client';

import { forgetDevice } from '../device/push-device.ts';
import { forgetKept, forgetOnLeaving } from '../kept/forget-kept.ts';
import { keptKey, localStore, storageOf } from '../storage/browser-storage.ts';

const database = 'heartline-outbox';

/**
 * Deletes a member's unsent texts and the site's settings for them from this device, so that after a log-out the next person here finds
 * none (security.md section 9). A session that ends by itself keeps them for the member's return.
 *
 * @param options.stays this page stays open, and stores data of the next member who logs in on it. @default the page is about to be
 * left, and stores nothing more
 * @param options.another another member is signed in here, whose conversations and pushes stay
 */
export async function forgetMember(memberId: string, { stays = false, another = false } = {}): Promise<void> {
  // If storage is denied, nothing was stored.
  for (const storage of [storageOf('local'), storageOf('session')])
    for (const key of Object.keys(storage ?? {}))
      if (key.startsWith('heartline') && key.split(':')[1] === memberId) storage?.removeItem(key);
  if (!stays) await forgetOnLeaving();
  else if (!another || localStore.read(keptKey) === memberId) await forgetKept();
  await forgetOutbox(memberId).catch(() => undefined);
  if (!another) await forgetDevice().catch(() => undefined);
}

/**
 * The same for a member whom the server names to a page because their session was ended elsewhere. The page may be older than the
 * member's return, after sleep or from the back-forward cache. If the server does not answer, it names the member to the next page
 * again.
 */
export async function forgetUnlessBack(api: ApiClient, memberId: string): Promise<void> {
  const here = await api.session.get({}).catch(() => undefined);
  if (here && here.user?.id !== memberId) await forgetMember(memberId, { stays: true, another: here.user !== null });
}

async function forgetOutbox(memberId: string): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
  const db = await answerOf(indexedDB.open(database));
  let left: number;
  try {
    const entries = db.transaction('entries', 'readwrite').objectStore('entries');
    const keys = await answerOf(entries.index('member').getAllKeys(memberId));
    await Promise.all(keys.map((key) => answerOf(entries.delete(key))));
    left = await answerOf(entries.count());
  } finally {
    db.close();
  }
  // Deletes the whole database if it holds no entries of other members, so that no trace remains.
  if (left === 0) await deleteOutbox();
}

/** Other tabs close the database when they are notified; a sleeping one does so on waking, and the log-out does not wait for it. */
function deleteOutbox(): Promise<void> {
  const request = indexedDB.deleteDatabase(database);
  return new Promise((resolve) => {
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve());
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
}
