/**
 * Seconds after which a like is to be shown, where the address by which this page was loaded says so: `t` (ALT-09). By now the router may
 * have rewritten the address, so the browser is asked which it was.
 */
export const likeDelay = readLikeDelay();

function readLikeDelay(): number | undefined {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const seconds = URL.canParse(address) ? new URL(address).searchParams.get('t') : null;
  return seconds !== null && /^\d{1,4}$/.test(seconds) ? Number(seconds) : undefined;
}

/** The path without `t`, or undefined where there is none. */
export function withoutLikeDelay({ pathname, search, hash }: Location): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('t')) return undefined;
  query.delete('t');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}
