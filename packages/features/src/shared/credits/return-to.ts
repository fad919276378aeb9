/** The path of this site to return to after paying, or undefined: whatever the address contains, it never leads to another site. */
export function safeReturnTo(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 100 && /^(?!.*\/\/)\/[^\s\\]*$/.test(value) ? value : undefined;
}

/** Adds the return path and the code to an address. */
export function withOrderSearch(
  href: string,
  { returnTo, code }: { returnTo?: string | undefined; code?: string | undefined },
): string {
  const query = new URLSearchParams();
  if (returnTo !== undefined) query.set('return_to', returnTo);
  if (code !== undefined) query.set('code', code);
  return query.size > 0 ? `${href}?${query.toString()}` : href;
}
