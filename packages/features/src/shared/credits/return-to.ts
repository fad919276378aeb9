/** A path of this site to go back to after paying, or undefined: whatever the address holds, it never leads elsewhere. */
export function safeReturnTo(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 100 && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : undefined;
}

/** An address with the way back and the code attached. */
export function withOrderSearch(
  href: string,
  { returnTo, code }: { returnTo?: string | undefined; code?: string | undefined },
): string {
  const query = new URLSearchParams();
  if (returnTo !== undefined) query.set('return_to', returnTo);
  if (code !== undefined) query.set('code', code);
  return query.size > 0 ? `${href}?${query.toString()}` : href;
}
