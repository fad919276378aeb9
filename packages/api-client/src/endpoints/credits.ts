import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countSchema,
  countrySchema,
  creditsSchema,
  currencySchema,
  idSchema,
  moneySchema,
  paymentsOpenSchema,
  timeSchema,
  tokenSchema,
} from '../schemas.ts';
import { paymentMethodSchema } from './payments/payments-schemas.ts';

export const packageSchema = v.object({
  id: idSchema,
  credits: creditsSchema,
  price: moneySchema,
  /** Price per message. Tenths of a minor unit would mislead; whole minor units, rounded up. */
  price_per_message: moneySchema,
  /** The price after the discount that would be charged, if one applies. */
  discounted_price: v.nullable(moneySchema),
  discount_percentage: v.nullable(countSchema),
  best_value: v.boolean(),
});

export const listPackages = defineEndpoint({
  method: 'GET',
  path: '/api/credit-packages',
  summary: "Packages and prices of the member's country.",
  query: v.object({ country: v.optional(countrySchema), code: v.optional(tokenSchema) }),
  response: v.object({
    packages: v.array(packageSchema),
    payments_open: paymentsOpenSchema,
    country: countrySchema,
    currency: currencySchema,
    message_credits: creditsSchema,
    /** Payment methods that the discounted prices apply to; empty: all. */
    discount_methods: v.array(paymentMethodSchema),
  }),
  errors: [],
});

export const transactionSchema = v.object({
  id: idSchema,
  kind: v.picklist([
    'signup',
    'purchase',
    'message',
    'gift',
    'photo',
    'reversal',
    'restoration',
    'withdrawal',
    'correction',
    'unanswered',
  ]),
  /** Change of the balance, signed. */
  credits: creditsSchema,
  balance: creditsSchema,
  payment_id: v.nullable(idSchema),
  created_at: timeSchema,
});

/** Credits that moved between two entries of the ledger. */
export const creditsPartSchema = v.object({
  /** Id of the other entry. */
  id: idSchema,
  kind: transactionSchema.entries.kind,
  created_at: timeSchema,
  credits: creditsSchema,
  /** Price of these credits of a purchase, rounded up; null if they were not bought. */
  price: v.nullable(moneySchema),
});

export const waySchema = v.object({
  /** Sources of the credits that this entry used or took. */
  from: v.array(creditsPartSchema),
  /** How the credits of this entry were used; null if it brought none. */
  into: v.nullable(
    v.object({
      left: creditsSchema,
      /** Went into a balance below zero. */
      filled: creditsSchema,
      /** Newest first. */
      uses: v.array(creditsPartSchema),
    }),
  ),
});

export const listTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/transactions',
  summary: 'The ledger of the viewer, newest first.',
  query: v.object({ cursor: v.optional(tokenSchema) }),
  response: v.object({
    transactions: v.array(transactionSchema),
    balance: creditsSchema,
    next_cursor: v.nullable(v.string()),
  }),
  errors: [],
});

export const getTransaction = defineEndpoint({
  method: 'GET',
  path: '/api/transactions/:id',
  summary: 'One ledger entry, where its credits came from, and what has become of those that it brought.',
  params: v.object({ id: idSchema }),
  response: v.object({ transaction: transactionSchema, way: waySchema }),
  errors: [],
});

export const getDiscountCode = defineEndpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  summary: 'A discount code, or with welcome=true the time bonus of a new member; null where none applies.',
  query: v.object({ code: v.optional(tokenSchema), welcome: v.optional(v.literal('true')) }),
  response: v.object({
    discountcode: v.nullable(
      v.object({
        code: v.string(),
        country: v.nullable(countrySchema),
        user_id: v.nullable(idSchema),
        expires: v.nullable(timeSchema),
        value_percentage: countSchema,
        currency: v.nullable(currencySchema),
        minimum_order_value: countSchema,
        status: v.picklist(['active', 'inactive']),
        validity: v.picklist(['once-per-user', 'once', 'unlimited']),
        expired: v.boolean(),
        paymentmethods: v.array(paymentMethodSchema),
      }),
    ),
  }),
  errors: ['code_not_found', 'code_used'],
});

export const creditsCalls = {
  packages: listPackages,
  transactions: listTransactions,
  transaction: getTransaction,
  discountCode: getDiscountCode,
} as const;
