import type { ApiClient } from '@heartline/api-client';

import { forgetDevice } from '../device/push-device.ts';
import { forgetKept, forgetOnLeaving } from '../kept/forget-kept.ts';
import { localStore, storageOf } from '../storage/browser-storage.ts';

const database = 'heartline-outbox';

/**
 * Takes from this device what a member has written and not sent, and what the site remembers for them: after a log-out the next person
 * here finds nothing of it (security.md section 9). A session that ends by itself keeps it, for the same member's return.
 *
 * @param options.stays this page goes on, and keeps again for whoever logs in on it. @default it is about to be left, and keeps nothing any more
 */
export async function forgetMember(memberId: string, { stays = false } = {}): Promise<void> {
  // Where storage is denied, nothing was kept.
  for (const key of Object.keys(storageOf('local') ?? {}))
    if (key.startsWith('heartline-') && key.split(':')[1] === memberId) localStore.remove(key);
  await (stays ? forgetKept() : forgetOnLeaving());
  await forgetOutbox(memberId).catch(() => undefined);
  await forgetDevice().catch(() => undefined);
}

/**
 * The same for a member whom the server names to a page because their session was ended from elsewhere. The page may be older than their
 * return: it slept, or the way back has brought it as it was. Where nobody answers, the next page is told again.
 */
export async function forgetUnlessBack(api: ApiClient, memberId: string): Promise<void> {
  const here = await api.session.get({}).catch(() => undefined);
  if (here && here.user?.id !== memberId) await forgetMember(memberId, { stays: true });
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
  // Not even that there was one. Of others it keeps what they have not sent.
  if (left === 0) await deleteOutbox();
}

/** Other tabs let go of it when they hear of this; one that sleeps does so when it wakes, and the log-out does not wait for it. */
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
