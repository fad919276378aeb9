import { domainToASCII } from 'node:url';

/** What must be unique of an address: one spelling of the domain, no case. */
export function emailKey(email: string): string {
  const trimmed = email.normalize('NFKC').trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  if (at < 0) return trimmed;
  const domain = trimmed.slice(at + 1);
  return `${trimmed.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Whether a mail could be delivered there: one @, a name of up to 64, a domain with a dot, nothing invisible, 254 in all. */
export function isPlausibleEmail(email: string): boolean {
  if (email.length > 254 || /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}<>()[\]\\,;:"]/u.test(email)) return false;
  const [local = '', domain = '', ...rest] = email.split('@');
  if (rest.length > 0 || local === '' || local.length > 64) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const ascii = domainToASCII(domain);
  return (
    ascii.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(ascii)
  );
}
