/** Storage that may be full, forbidden or absent (private windows, partner frames): then nothing is remembered, and nothing breaks. */
export declare function createBrowserStorage(kind: 'local' | 'session'): {
    /** The stored JSON, or undefined where there is none that can be read. Its shape is for the caller to check. */
    read(key: string): unknown;
    write(key: string, value: unknown): void;
    remove(key: string): void;
};
/** Stays on this device. */
export declare const localStore: {
    /** The stored JSON, or undefined where there is none that can be read. Its shape is for the caller to check. */
    read(key: string): unknown;
    write(key: string, value: unknown): void;
    remove(key: string): void;
};
/** Stays until the tab is closed. */
export declare const sessionStore: {
    /** The stored JSON, or undefined where there is none that can be read. Its shape is for the caller to check. */
    read(key: string): unknown;
    write(key: string, value: unknown): void;
    remove(key: string): void;
};
