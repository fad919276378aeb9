import type { QueryClient, QueryKey } from '@tanstack/react-query';

const inRound = new WeakSet<QueryClient>();

/** Marks the reads that `ask` starts as made by the polling clock. */
export function askInRound(queryClient: QueryClient, ask: () => void): void {
  inRound.add(queryClient);
  ask();
  inRound.delete(queryClient);
}

/**
 * Retries of a read that starts now, if different from usual. A polled read of data that the page already has is left to the next
 * round: otherwise, while no server answers, thousands of pages would ask six times as much as usual, and continue as it comes back.
 */
export function triesOf(queryClient: QueryClient, queryKey: QueryKey): { retries?: number } {
  return inRound.has(queryClient) && queryClient.getQueryData(queryKey) !== undefined ? { retries: 0 } : {};
}
