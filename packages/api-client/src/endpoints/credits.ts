import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  countSchema,
  creditsSchema,
  currencySchema,
  emptySchema,
  idSchema,
  moneySchema,
  timeSchema,
  tokenSchema,
} from '../schemas.ts';
import { paymentMethods } from '../vocabulary.ts';

export const paymentMethodSchema = v.picklist(paymentMethods);

/** False: no payment provider is set up here. Nothing can be bought, and the site says so. */
const paymentsOpenSchema = v.boolean();

export const packageSchema = v.object({
  id: idSchema,
  credits: creditsSchema,
  price: moneySchema,
  /** Price per message in tenths of a minor unit would lie; whole minor units, rounded up. */
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
    /** Ways of paying that the discounted prices are for; none: all. */
    discount_methods: v.array(paymentMethodSchema),
  }),
  errors: [],
});

export const listPaymentMethods = defineEndpoint({
  method: 'GET',
  path: '/api/payment-methods',
  summary: 'Methods the provider offers in this country, and retired ones that say so.',
  query: v.object({ country: v.optional(countrySchema) }),
  response: v.object({
    payments_open: paymentsOpenSchema,
    methods: v.array(v.object({ id: paymentMethodSchema, available: v.boolean(), retired: v.boolean() })),
  }),
  errors: [],
});

export const paymentSchema = v.object({
  id: idSchema,
  state: v.picklist(['loading', 'pending', 'completed', 'failed', 'cancelled']),
  package_id: idSchema,
  credits: creditsSchema,
  total: moneySchema,
  method: paymentMethodSchema,
  /** Where to pay; null once there is nothing to pay. */
  pay_url: v.nullable(v.string()),
  created_at: timeSchema,
  /** A conversation or page of this site to go back to. */
  return_to: v.nullable(v.string()),
});

export const createPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments',
  summary: 'Orders a package. Needs an Idempotency-Key; the price is the server’s own.',
  body: v.object({
    package_id: idSchema,
    method: paymentMethodSchema,
    code: v.optional(tokenSchema),
    /** What the member saw on the button; a different price is refused, never charged. */
    expected_total: moneySchema,
    /** A path of this site, starting with one slash. */
    return_to: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^\/(?![/\\])/))),
  }),
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

export const getLastPurchase = defineEndpoint({
  method: 'GET',
  path: '/api/last-purchase',
  summary: 'What the viewer bought last, to order it again; null before the first purchase.',
  response: v.object({
    purchase: v.nullable(v.object({ package_id: idSchema, method: paymentMethodSchema, created_at: timeSchema })),
  }),
  errors: [],
});

export const getPayment = defineEndpoint({
  method: 'GET',
  path: '/api/payments/:id',
  summary: 'What the server knows of a payment. The id is unguessable and works without a session.',
  params: v.object({ id: idSchema }),
  response: v.object({ payment: paymentSchema }),
  errors: [],
});

export const cancelPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments/:id/cancel',
  summary: 'Gives a payment up that was not paid yet.',
  params: v.object({ id: idSchema }),
  response: v.object({ payment: paymentSchema }),
  errors: ['payment_unavailable'],
  idempotent: true,
});

export const webhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:provider',
  summary: 'A provider says that something happened to a payment. Its word is not taken: the provider is asked.',
  params: v.object({ provider: tokenSchema }),
  body: v.unknown(),
  response: emptySchema,
  errors: ['payment_unavailable'],
});

export const transactionSchema = v.object({
  id: idSchema,
  kind: v.picklist(['signup', 'purchase', 'message', 'gift', 'photo', 'reversal', 'restoration', 'correction']),
  /** Signed: what it did to the balance. */
  credits: creditsSchema,
  balance: creditsSchema,
  payment_id: v.nullable(idSchema),
  created_at: timeSchema,
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
  summary: 'One ledger entry.',
  params: v.object({ id: idSchema }),
  response: v.object({ transaction: transactionSchema }),
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

export const paymentsCalls = {
  methods: listPaymentMethods,
  create: createPayment,
  get: getPayment,
  lastPurchase: getLastPurchase,
  cancel: cancelPayment,
  webhook,
} as const;
