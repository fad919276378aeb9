/** How far the server's clock is ahead of this device's, in milliseconds; written with each answer of user.php. */
export declare const clockKey: readonly ['clock'];
/** Tells the server's time in milliseconds since 1970: `const now = useServerNow(); now()`. This device's clock may be wrong. */
export declare function useServerNow(): () => number;
/** The server's time, renewed every `interval` milliseconds, for countdowns and relative times. */
export declare function useTickingNow(interval: number): number;
