import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds. Webhooks older than this, or further in the future, are refused (security.md section 3). */
const maxAge = 300_000;

const mac = (secret: string, seconds: number, body: Uint8Array | string): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** `t=<seconds>,v1=<hex>` over the time and the raw body. */
export function signBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body)}`;
}

export function isSigned(secret: string, body: Uint8Array, signature: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (!match) return false;
  const [, seconds = '', given = ''] = match;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > maxAge) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(mac(secret, Number(seconds), body), 'hex'));
}
