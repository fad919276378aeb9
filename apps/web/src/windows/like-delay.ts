import { arrivalSearch } from '../arrival.ts';

/** Seconds after which a like is to be shown, where the address by which this page was loaded says so: `t` (ALT-09). */
export const likeDelay = readLikeDelay();

function readLikeDelay(): number | undefined {
  const seconds = arrivalSearch().get('t');
  return seconds !== null && /^\d{1,4}$/.test(seconds) ? Number(seconds) : undefined;
}

/** The path without `t`, or undefined where there is none. */
export function withoutLikeDelay({ pathname, search, hash }: Location): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('t')) return undefined;
  query.delete('t');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}
