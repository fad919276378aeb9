export interface PollingOptions {
    /** Milliseconds between two rounds, before jitter. */
    interval: number;
    onRound: () => void;
    random?: () => number;
}
/**
 * Calls `onRound` after 5 s and then each interval, ±10 % so that thousands of pages do not ask in step (SES-04). Rests while the
 * page is hidden, and makes up for a missed round at once when it is seen again. Gives the function that stops it.
 */
export declare function startPolling({ interval, onRound, random }: PollingOptions): () => void;
