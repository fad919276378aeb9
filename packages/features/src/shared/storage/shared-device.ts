import { useSyncExternalStore } from 'react';

import { isSharedDevice, localStore, sharedDeviceKey as key, storageOf } from './browser-storage.ts';
import { createStorageListeners } from './storage-listeners.ts';

const { subscribe, tell } = createStorageListeners();

/** Stays set for the next user of the device, until it is changed. What members typed and have not sent is deleted from it. */
export function setSharedDevice(shared: boolean): void {
  if (shared) {
    localStore.write(key, true);
    for (const each of Object.keys(storageOf('local') ?? {})) if (/^heartline-.*:/.test(each)) localStore.remove(each);
  } else localStore.remove(key);
  tell();
}

/** The same, updated on changes here and in other tabs. False on the server. */
export const useSharedDevice = (): boolean => useSyncExternalStore(subscribe, isSharedDevice, () => false);
