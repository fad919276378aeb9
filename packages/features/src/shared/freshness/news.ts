import * as time from '@heartline/api-client/time';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const counts = new WeakMap<QueryClient, number>();
const countOf = (queryClient: QueryClient) => counts.get(queryClient) ?? 0;

/** Records that the cache now has something newer than the answers on their way: a live event, or a change made on this page. */
export function noteNews(queryClient: QueryClient): void {
  counts.set(queryClient, countOf(queryClient) + 1);
}

/** Tries; events that come faster than answers must not keep a page loading for ever. */
const longestTries = 3;
/** Milliseconds that the result may then be outdated. */
const oldFor = 1_000;

/** Repeats a request if the cache changed while it was on its way: the answer may predate the change, and would undo it. */
export async function askPastNews<T>(queryClient: QueryClient, queryKey: QueryKey, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const before = countOf(queryClient);
    const answer = await ask();
    if (countOf(queryClient) === before) return answer;
    if (tries === longestTries) {
      time.after(oldFor, () => void queryClient.invalidateQueries({ queryKey, exact: true }));
      return answer;
    }
  }
}
