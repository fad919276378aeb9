import { removeKeptMark } from './kept-mark.ts';

/** Conversations for the time without network, sealed. */
export const keptDatabase = 'heartline-kept';
/** The code that shows them, the same for everybody. The service worker of the web app reads it by this name. */
export const appCache = 'heartline-app';

let left = false;
/** Somebody logs out on this page: it keeps nothing any more, whatever is still under way. */
export const hasLeft = (): boolean => left;

/** The last thing that a page does about what is kept: its member leaves. */
export function forgetOnLeaving(): Promise<void> {
  left = true;
  return forgetKept();
}

/**
 * Takes what is kept for the time without network from this device, first of all the key that opens it. Other tabs let go of it when they
 * hear of this; nobody waits for one that sleeps.
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
    // Where storage is denied, nothing was kept.
  }
}
