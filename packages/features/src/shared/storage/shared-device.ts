import { useSyncExternalStore } from 'react';

import { isSharedDevice, localStore, sharedDeviceKey as key } from './browser-storage.ts';

const listeners = new Set<() => void>();

/** It holds for whoever uses the device next, until somebody says otherwise. */
export function setSharedDevice(shared: boolean): void {
  if (shared) localStore.write(key, true);
  else localStore.remove(key);
  for (const listener of listeners) listener();
}

/** The same, as it changes here and in other tabs. On the server no device is shared. */
export const useSharedDevice = (): boolean => useSyncExternalStore(subscribe, isSharedDevice, () => false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
