export interface Listeners {
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Calls all listeners. */
  tell: () => void;
}

/** Listeners to changes of a value, as `useSyncExternalStore` subscribes them. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
