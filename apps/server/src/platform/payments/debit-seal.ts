import { createHmac } from 'node:crypto';

import type { Config } from '../config.ts';
import { createSealer } from '../sealed.ts';

export interface BankAccount {
  holder: string;
  iban: string;
}

export interface Contact {
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** E.164. */
  phone: string;
}

export type Secrets = Pick<Config, 'debitSecret'>;

const sealerOf = ({ debitSecret }: Secrets) => createSealer(debitSecret ?? '', 'direct-debit');

export const sealDetails = (config: Secrets, value: object, reference: string): string =>
  sealerOf(config).seal(value, reference);

/** Decrypts the details for the mandate of this reference. undefined: they were deleted. */
export const openDetails = <T extends object>(
  config: Secrets,
  sealed: string | null,
  reference: string,
): T | undefined => (sealed === null ? undefined : (sealerOf(config).open(sealed, reference) as T | undefined));

/** The stored form of a code or a number: with an unkeyed hash, a reader of the table could try out all six-digit codes. */
export const keyed = ({ debitSecret }: Secrets, ...parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', debitSecret ?? '')
    .update(JSON.stringify(parts))
    .digest();
