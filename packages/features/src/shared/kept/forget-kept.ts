import { noteLeaving } from '../storage/browser-storage.ts';
import { removeKeptMark } from './kept-mark.ts';

/** Encrypted conversations for use without a network. */
export const keptDatabase = 'heartline-kept';
/** The code that shows them, the same for all members. The service worker of the web app reads it by this name. */
export const appCache = 'heartline-app';

/** The last change of a page to the stored data: its member leaves. */
export function forgetOnLeaving(): Promise<void> {
  noteLeaving();
  return forgetKept();
}

/**
 * Deletes the data stored for use without a network from this device, first of all its key. Other tabs close the database when they are
 * notified; the deletion does not wait for sleeping ones.
 */
export async function forgetKept(): Promise<void> {
  removeKeptMark();
  try {
    const request = indexedDB.deleteDatabase(keptDatabase);
    await new Promise((resolve) => {
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve);
    });
    await caches.delete(appCache);
  } catch {
    // If storage is denied, nothing was stored.
  }
}
