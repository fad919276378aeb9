/** A path of this site, or undefined for anything that could lead elsewhere (security.md section 7). */
export function innerPath(candidate: string | undefined): string | undefined {
  if (candidate === undefined || !candidate.startsWith('/')) return undefined;
  const base = 'http://inner.invalid';
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : undefined;
  // Dots may leave two slashes at the beginning, which name another host.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
