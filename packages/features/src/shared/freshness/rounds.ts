import type { QueryClient, QueryKey } from '@tanstack/react-query';

const inRound = new WeakSet<QueryClient>();

/** What `ask` begins is asked for by the clock. */
export function askInRound(queryClient: QueryClient, ask: () => void): void {
  inRound.add(queryClient);
  ask();
  inRound.delete(queryClient);
}

/**
 * How often a read that begins now is tried again, where that is not as ever. What the clock asks for and the page has already is left
 * to the next round: while nothing answers, thousands of pages would else ask six times as much as usual, and go on as it comes back.
 */
export function triesOf(queryClient: QueryClient, queryKey: QueryKey): { retries?: number } {
  return inRound.has(queryClient) && queryClient.getQueryData(queryKey) !== undefined ? { retries: 0 } : {};
}
