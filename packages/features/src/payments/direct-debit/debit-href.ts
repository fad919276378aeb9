export interface DebitAddress {
  packageId: string;
  code?: string | undefined;
  returnTo?: string | undefined;
}

/** The page that pays a package by direct debit. Not among the shared addresses, which every page loads. */
export function debitHref({ packageId, code, returnTo }: DebitAddress): string {
  const query = new URLSearchParams({ package: packageId });
  if (code !== undefined) query.set('code', code);
  if (returnTo !== undefined) query.set('return_to', returnTo);
  return `/directdebit?${query.toString()}`;
}

/** Returns a value of the address, which anybody may have written, if it is plain text. */
function textOf(value: unknown): string | undefined {
  // The router parses a code `2026` as a number.
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
  return text !== '' && text.length <= 100 ? text : undefined;
}

/** The order in the query of that page's address. */
export function debitOrderOf(search: object): Omit<DebitAddress, 'packageId'> & { packageId: string | undefined } {
  const given = search as Partial<Record<'package' | 'code' | 'return_to', unknown>>;
  return { packageId: textOf(given.package), code: textOf(given.code), returnTo: textOf(given.return_to) };
}
