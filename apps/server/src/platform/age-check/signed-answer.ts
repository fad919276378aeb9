import { createHmac, timingSafeEqual } from 'node:crypto';

import type { AgeCheckAnswer } from './adapter.ts';

/** Milliseconds. Answers older than this, or further in the future, are refused. */
const maxAge = 600_000;

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** The query with which a provider's page sends a member back. */
export function signAnswer(secret: string, { reference, passed }: AgeCheckAnswer, at: Date): Record<string, string> {
  const [result, time] = [passed ? 'yes' : 'no', String(Math.floor(at.getTime() / 1000))];
  return { reference, result, time, signature: mac(secret, `${reference}.${result}.${time}`) };
}

/** The answer, if its signature and time are valid. */
export function readSignedAnswer(
  secret: string,
  { reference = '', result = '', time = '', signature = '' }: Readonly<Record<string, string>>,
  now: Date,
): AgeCheckAnswer | undefined {
  if (!/^[\w-]{1,100}$/.test(reference) || !/^(yes|no)$/.test(result) || !/^\d{1,12}$/.test(time)) return undefined;
  if (!/^[0-9a-f]{64}$/.test(signature) || Math.abs(now.getTime() - Number(time) * 1000) > maxAge) return undefined;
  const right = Buffer.from(mac(secret, `${reference}.${result}.${time}`), 'hex');
  return timingSafeEqual(Buffer.from(signature, 'hex'), right) ? { reference, passed: result === 'yes' } : undefined;
}
