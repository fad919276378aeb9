import * as v from 'valibot';

const longest = 254;
const longestLocal = 64;
const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text).byteLength;

/**
 * The domain of an address in ASCII (UTS 46), as mail servers use it, whatever alphabet it was typed in. Undefined if it is no domain.
 */
export function asciiDomain(domain: string): string | undefined {
  // Characters that would make the URL below carry more than a host.
  if (domain === '' || /[\s\p{Cc}/\\?#@:%[\]<>^|]/u.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an e-mail could be delivered to this address (RFC 5321, RFC 6531): one @, a name of up to 64 bytes in any alphabet without
 * quotes, a domain with a dot, nothing invisible, 254 bytes in all. Sign-up, login, password reset and every other call and form use
 * this one rule.
 */
export function isEmail(text: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>()[\]\\,;:"]/u.test(text)) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || local === '' || bytes(local) > longestLocal) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const ascii = asciiDomain(domain);
  if (ascii === undefined || bytes(local) + 1 + ascii.length > longest) return false;
  return /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(ascii);
}

/** An e-mail address as somebody typed it; spaces around it do not count. */
export const emailSchema = (message = 'invalid_email') =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, message), v.check(isEmail, message));

/**
 * Whether every mail server accepts the local part, before the @ (RFC 5321). Anything outside ASCII needs SMTPUTF8 (RFC 6531) on each
 * server on the way, and a server without it refuses the mail; a domain in any alphabet has an ASCII form.
 */
export const hasAsciiLocalPart = (email: string): boolean => /^[ -~]*@/.test(email.trim());

/** An address for an account. Stricter than `emailSchema`: the account depends on mails that arrive. */
export const newEmailSchema = (message = 'invalid_email') =>
  v.pipe(emailSchema(message), v.check(hasAsciiLocalPart, 'email_not_ascii'));
