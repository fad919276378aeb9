/** Storage that may be full, forbidden or absent (private windows, partner frames): then nothing is remembered, and nothing breaks. */
export function createBrowserStorage(kind: 'local' | 'session') {
  const storage = () => {
    try {
      return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    } catch {
      return undefined;
    }
  };
  return {
    /** The stored JSON, or undefined where there is none that can be read. Its shape is for the caller to check. */
    read(key: string): unknown {
      try {
        const text = storage()?.getItem(key);
        return text === null || text === undefined ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
    write(key: string, value: unknown): void {
      try {
        storage()?.setItem(key, JSON.stringify(value));
      } catch {
        // Not remembered.
      }
    },
    remove(key: string): void {
      try {
        storage()?.removeItem(key);
      } catch {
        // It was not there.
      }
    },
  };
}

/** Stays on this device. */
export const localStore = createBrowserStorage('local');
/** Stays until the tab is closed. */
export const sessionStore = createBrowserStorage('session');
