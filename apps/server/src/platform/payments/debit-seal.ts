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

/** What was sealed for the mandate of this reference. undefined: nothing any more. */
export const openDetails = <T extends object>(
  config: Secrets,
  sealed: string | null,
  reference: string,
): T | undefined => (sealed === null ? undefined : (sealerOf(config).open(sealed, reference) as T | undefined));

/** How a code or a number is stored: six digits are soon tried out by whoever has the table and no key. */
export const keyed = ({ debitSecret }: Secrets, ...parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', debitSecret ?? '')
    .update(JSON.stringify(parts))
    .digest();
