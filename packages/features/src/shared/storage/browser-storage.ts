/** The browser's storage itself, for texts; undefined where even asking for it is forbidden. Each use of it may throw as well. */
export function storageOf(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Storage that may be full, forbidden or absent (private windows, partner frames): then nothing is remembered, and nothing breaks. */
export function createBrowserStorage(kind: 'local' | 'session') {
  const storage = () => storageOf(kind);
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
    /** Whether it is remembered. */
    write(key: string, value: unknown): boolean {
      try {
        storage()?.setItem(key, JSON.stringify(value));
        return storage() !== undefined;
      } catch {
        return false;
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

/** Whose conversations this device keeps: an id, which opens nothing (`kept-mark.ts`). */
export const keptKey = 'heartline.kept';
export const sharedDeviceKey = 'heartline.shared-device';
/** Others use this device, too: nothing of a member stays on it. Where nothing can be remembered, not even this, nothing is kept either. */
export const isSharedDevice = (): boolean => localStore.read(sharedDeviceKey) === true;

/** Cookies that scripts may read; none where they are denied. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Not remembered.
  }
}
