import { createHmac, timingSafeEqual } from 'node:crypto';

import { emailKey } from './email.ts';
import type { Platform } from '../platform/platform.ts';

/** Identifies the mail that a bounce report is about. */
export interface SentMail {
  memberId: number;
  sentAt: Date;
}

/** A mail as its return address names it; only the member's address shows whether the signature is ours. */
export interface NamedMail extends SentMail {
  signature: string;
}

/**
 * The local part of a mail's return address (VERP, signed). Only a recipient of the mail knows it, so nobody can switch off the mails of
 * another member; a bounce from an address that the account no longer has switches off nothing either. Lower-case letters and digits only,
 * because mail servers on the way may change the case.
 */
export function returnName(platform: Pick<Platform, 'config'>, { memberId, sentAt }: SentMail, email: string): string {
  const second = Math.floor(sentAt.getTime() / 1000);
  return `b-${memberId.toString(36)}-${second.toString(36)}-${signatureOf(platform, memberId, second, email)}`;
}

const form = /\bb-([0-9a-z]{1,10})-([0-9a-z]{6,8})-([0-9a-f]{24})(?=@)/gi;

/** The mails named in a text, each once. */
export function namedMails(text: string): NamedMail[] {
  const found = new Map<string, NamedMail>();
  for (const [name, member = '', second = '', signature = ''] of text.matchAll(form))
    found.set(name.toLowerCase(), {
      memberId: Number.parseInt(member, 36),
      sentAt: new Date(Number.parseInt(second, 36) * 1000),
      signature: signature.toLowerCase(),
    });
  return [...found.values()];
}

/** Whether we have sent the mail to this address. */
export function isOurs(platform: Pick<Platform, 'config'>, mail: NamedMail, email: string): boolean {
  const right = signatureOf(platform, mail.memberId, mail.sentAt.getTime() / 1000, email);
  return timingSafeEqual(Buffer.from(right), Buffer.from(mail.signature.padEnd(right.length).slice(0, right.length)));
}

/** Truncated to 96 bits. */
function signatureOf({ config }: Pick<Platform, 'config'>, memberId: number, second: number, email: string): string {
  const key = createHmac('sha256', config.mediaSecret ?? '')
    .update('return-address')
    .digest();
  return createHmac('sha256', key)
    .update(`${memberId}:${second}:${emailKey(email)}`)
    .digest('hex')
    .slice(0, 24);
}
