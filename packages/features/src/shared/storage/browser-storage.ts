/** The browser's raw storage, for texts; undefined if accessing it is forbidden. Each use of it may throw as well. */
export function storageOf(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Storage that may be full, forbidden or absent (private windows, partner frames): then nothing is stored, and nothing breaks. */
export function createBrowserStorage(kind: 'local' | 'session') {
  const storage = () => storageOf(kind);
  return {
    /** The stored JSON, or undefined if there is none or it is invalid. The caller must check its shape. */
    read(key: string): unknown {
      try {
        const text = storage()?.getItem(key);
        return text === null || text === undefined ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
    /** Returns whether it was stored. */
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
        // Storage is denied, so there was nothing.
      }
    },
  };
}

/** Stays on this device. */
export const localStore = createBrowserStorage('local');
/** Stays until the tab is closed. */
export const sessionStore = createBrowserStorage('session');

let left = false;
export const noteLeaving = (): void => void (left = true);
/** The member is logging out on this page: nothing more of theirs is stored, even by work under way. */
export const hasLeft = (): boolean => left;

/** Key of the member whose conversations this device stores: an id, which grants no access (`kept-mark.ts`). */
export const keptKey = 'heartline.kept';
export const sharedDeviceKey = 'heartline.shared-device';
/** Other people use this device, too: no data of a member stay on it. If storage is denied, nothing is stored anyway. */
export const isSharedDevice = (): boolean => localStore.read(sharedDeviceKey) === true;

/** Cookies that scripts may read; empty if they are denied. */
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
    // Not stored.
  }
}
