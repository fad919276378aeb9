import { useSyncExternalStore } from 'react';

import { isSharedDevice, localStore, sharedDeviceKey as key } from './browser-storage.ts';
import { createStorageListeners } from './storage-listeners.ts';

const { subscribe, tell } = createStorageListeners();

/** Stays set for the next user of the device, until it is changed. */
export function setSharedDevice(shared: boolean): void {
  if (shared) localStore.write(key, true);
  else localStore.remove(key);
  tell();
}

/** The same, updated on changes here and in other tabs. False on the server. */
export const useSharedDevice = (): boolean => useSyncExternalStore(subscribe, isSharedDevice, () => false);
