import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports (RFC 6238). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const keyBytes = 20;

/** A new key, in base 32 for apps. */
export const newKey = (): string => new Secret({ size: keyBytes }).base32;

/** The key as an app scans it, with its label there. */
export const keyAddress = (key: string, site: string, member: string): string =>
  new TOTP({ ...kind, secret: Secret.fromBase32(key), issuer: site, label: member }).toString();

/** Whether an input may be a code of an app. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The half minute of a code: the current one, or one beside it, for clocks that are not quite right. Compared in constant time. */
export function halfMinuteOf(key: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(key) });
  const timestamp = now.getTime();
  const away = totp.validate({ token: code, timestamp, window: 1 });
  return away === null ? undefined : Math.floor(timestamp / 1000 / kind.period) + away;
}
