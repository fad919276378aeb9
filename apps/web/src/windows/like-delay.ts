import { arrivalSearch } from '../arrival.ts';

/** Seconds after which to show a like, if the address of the page load has `t` (ALT-09). */
export const likeDelay = readLikeDelay();

function readLikeDelay(): number | undefined {
  const seconds = arrivalSearch().get('t');
  return seconds !== null && /^\d{1,4}$/.test(seconds) ? Number(seconds) : undefined;
}

/** The path without `t`, or undefined if it has none. */
export function withoutLikeDelay({ pathname, search, hash }: Location): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('t')) return undefined;
  query.delete('t');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}
