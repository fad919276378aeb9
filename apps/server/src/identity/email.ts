import { asciiDomain } from '@heartline/api-client/contract';

import { plainName } from './name.ts';

/** The unique key of an address: one spelling of the domain, no case, no invisible characters. */
export function emailKey(email: string): string {
  const plain = plainName(email).toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const domain = plain.slice(at + 1);
  return `${plain.slice(0, at)}@${(asciiDomain(domain) ?? domain).replace(/\.$/, '')}`;
}
