const database = 'heartline-outbox';

/**
 * Takes from this device what a member has written and not sent, and what the site remembers for them: after a log-out the next person
 * here finds nothing of it (security.md section 9). A session that ends by itself keeps it, for the same member's return.
 */
export async function forgetMember(memberId: string): Promise<void> {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('heartline-') && key.split(':')[1] === memberId) localStorage.removeItem(key);
  } catch {
    // Storage is denied: nothing was kept.
  }
  await forgetOutbox(memberId).catch(() => undefined);
}

async function forgetOutbox(memberId: string): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
  const db = await answerOf(indexedDB.open(database));
  try {
    const entries = db.transaction('entries', 'readwrite').objectStore('entries');
    const keys = await answerOf(entries.index('member').getAllKeys(memberId));
    await Promise.all(keys.map((key) => answerOf(entries.delete(key))));
  } finally {
    db.close();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
}
