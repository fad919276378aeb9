import { createListeners, type Listeners } from '../listeners/listeners.ts';

/** Listeners to changes of a stored value. They are also called when another tab changes anything that is stored. */
export function createStorageListeners(): Listeners {
  const { subscribe, tell } = createListeners();
  return {
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        unsubscribe();
        removeEventListener('storage', listener);
      };
    },
    tell,
  };
}
