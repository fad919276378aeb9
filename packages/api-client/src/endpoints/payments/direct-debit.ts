import * as v from 'valibot';

import { defineEndpoint } from '../../endpoint.ts';
import { countrySchema, countSchema, dateSchema, idSchema, moneySchema, tokenSchema } from '../../schemas.ts';
import { paymentSchema, returnPathSchema } from './payments-schemas.ts';

/** The creditor, as the mandate names it. */
export const creditorSchema = v.object({
  name: v.string(),
  address: v.string(),
  /** Creditor identifier of SEPA. */
  id: v.string(),
});

export const getDirectDebit = defineEndpoint({
  method: 'GET',
  path: '/api/direct-debit',
  summary: 'Whether the viewer can pay a package by SEPA direct debit, who would collect it and when.',
  query: v.object({ package_id: idSchema, code: v.optional(tokenSchema) }),
  response: v.object({
    /** Null: not offered for this site, country or package. */
    direct_debit: v.nullable(
      v.object({
        /** blocked: the bank has returned an earlier debit. limit_reached: too much of earlier debits may still be returned. */
        state: v.picklist(['open', 'blocked', 'limit_reached']),
        creditor: creditorSchema,
        /** The money is collected on this day or soon after. */
        collect_on: dateSchema,
        /** Countries that the mobile number may be from. */
        phone_countries: v.array(
          v.object({ code: countrySchema, calling_code: v.string(), trunk_prefix: v.optional(v.string()) }),
        ),
      }),
    ),
  }),
  errors: [],
});

const textOf = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

export const sendDebitCode = defineEndpoint({
  method: 'POST',
  path: '/api/direct-debit/code',
  summary: 'Checks account, address and telephone, and sends a code by SMS that holds for this IBAN and amount alone.',
  body: v.object({
    package_id: idSchema,
    code: v.optional(tokenSchema),
    /** The price that the member saw; a different price is refused, never charged. */
    expected_total: moneySchema,
    return_to: v.optional(returnPathSchema),
    holder: textOf(200),
    iban: textOf(60),
    street: textOf(200),
    house_number: textOf(50),
    zip: textOf(50),
    city: textOf(200),
    /** With its calling code, or as written in the viewer’s country. */
    phone: textOf(40),
  }),
  response: v.object({
    confirmation: v.object({
      id: idSchema,
      /** Reference of the mandate that the code confirms. */
      reference: v.string(),
      /** Minutes for which the code is valid. */
      minutes: countSchema,
      /** Seconds until another code can be sent. */
      resend_after: countSchema,
      /** Last digits of the number that the code was sent to. */
      phone_end: v.string(),
    }),
  }),
  errors: [
    'conflict',
    'code_not_found',
    'code_used',
    'code_other_method',
    'payment_unavailable',
    'payment_method_unavailable',
  ],
});

export const confirmDebit = defineEndpoint({
  method: 'POST',
  path: '/api/direct-debit',
  summary: 'Gives the mandate with the code of the SMS, and orders. One code is one order, however often it is sent.',
  body: v.object({ confirmation: idSchema, otp: v.pipe(v.string(), v.maxLength(20)) }),
  response: v.object({ payment: paymentSchema }),
  errors: [
    'conflict',
    'idempotency_conflict',
    'code_not_found',
    'code_used',
    'code_other_method',
    'payment_unavailable',
    'payment_method_unavailable',
  ],
});

export const directDebitCalls = { debit: getDirectDebit, debitCode: sendDebitCode, confirmDebit } as const;
