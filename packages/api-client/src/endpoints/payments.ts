import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  creditsSchema,
  emptySchema,
  idSchema,
  moneySchema,
  paymentsOpenSchema,
  timeSchema,
  tokenSchema,
} from '../schemas.ts';
import { paymentMethods } from '../payment-methods.ts';

export const paymentMethodSchema = v.picklist(paymentMethods);

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

export const paymentsCalls = {
  methods: listPaymentMethods,
  create: createPayment,
  get: getPayment,
  lastPurchase: getLastPurchase,
  cancel: cancelPayment,
  webhook,
} as const;
