import type { QueryClient, QueryKey } from '@tanstack/react-query';

const counts = new WeakMap<QueryClient, number>();
const countOf = (queryClient: QueryClient) => counts.get(queryClient) ?? 0;

/** Something newer than any answer still on its way was written into the cache: a live event, or what was done on this page. */
export function noteNews(queryClient: QueryClient): void {
  counts.set(queryClient, countOf(queryClient) + 1);
}

/** News that come faster than answers must not keep a page loading for ever. */
const longestTries = 3;
/** Then what is shown may be old for so many milliseconds. */
const oldFor = 1_000;

/** Asks again when news came while the answer was on its way: it may have been given before them, and would undo them. */
export async function askPastNews<T>(queryClient: QueryClient, queryKey: QueryKey, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const before = countOf(queryClient);
    const answer = await ask();
    if (countOf(queryClient) === before) return answer;
    if (tries === longestTries) {
      setTimeout(() => void queryClient.invalidateQueries({ queryKey, exact: true }), oldFor);
      return answer;
    }
  }
}
