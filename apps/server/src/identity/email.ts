import { asciiDomain } from '@heartline/api-client/contract';

import { cleanName } from './name.ts';

/** What must be unique of an address: one spelling of the domain, no case, nothing invisible. */
export function emailKey(email: string): string {
  const plain = cleanName(email).toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const domain = plain.slice(at + 1);
  return `${plain.slice(0, at)}@${(asciiDomain(domain) ?? domain).replace(/\.$/, '')}`;
}
