import { useSyncExternalStore } from 'react';

import { isSharedDevice, localStore, sharedDeviceKey as key } from './browser-storage.ts';

const listeners = new Set<() => void>();

/** Stays set for the next user of the device, until it is changed. */
export function setSharedDevice(shared: boolean): void {
  if (shared) localStore.write(key, true);
  else localStore.remove(key);
  for (const listener of listeners) listener();
}

/** The same, updated on changes here and in other tabs. False on the server. */
export const useSharedDevice = (): boolean => useSyncExternalStore(subscribe, isSharedDevice, () => false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
