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
import { directDebitCalls } from './payments/direct-debit.ts';
import {
  paymentKindSchema,
  paymentMethodSchema,
  paymentSchema,
  returnPathSchema,
} from './payments/payments-schemas.ts';

export const listPaymentMethods = defineEndpoint({
  method: 'GET',
  path: '/api/payment-methods',
  summary:
    'Payment methods that the provider accepts now for this country and package, the most used there first; retired ones are marked.',
  query: v.object({
    country: v.optional(countrySchema),
    /** The package to buy: some methods have a lowest or highest sum. @default the smallest */
    package_id: v.optional(idSchema),
  }),
  response: v.object({
    payments_open: paymentsOpenSchema,
    methods: v.array(
      v.object({
        id: paymentMethodSchema,
        /** What happens after the press: see the kinds. */
        kind: paymentKindSchema,
        available: v.boolean(),
        retired: v.boolean(),
      }),
    ),
  }),
  errors: ['payment_unavailable'],
});

export const createPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments',
  summary: 'Orders a package. Needs an Idempotency-Key; the price is the server’s own.',
  body: v.object({
    package_id: idSchema,
    method: paymentMethodSchema,
    code: v.optional(tokenSchema),
    /** The price that the member saw on the button; a different price is refused, never charged. */
    expected_total: moneySchema,
    return_to: v.optional(returnPathSchema),
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
  summary: 'Gives up a payment that is not paid yet.',
  params: v.object({ id: idSchema }),
  response: v.object({ payment: paymentSchema }),
  errors: ['payment_unavailable'],
  idempotent: true,
});

export const withdrawalSchema = v.object({
  payment_id: idSchema,
  /** The ledger entry of the purchase; null until it is paid. */
  transaction_id: v.nullable(idSchema),
  /**
   * open: can be withdrawn from. confirmed: was withdrawn from, and the refund is on its way; late: not refunded within a day;
   * refunded: done. In every other state a withdrawal is not possible.
   */
  state: v.picklist(['open', 'over', 'used_up', 'unpaid', 'confirmed', 'late', 'refunded']),
  /** End of the withdrawal period. */
  ends_at: timeSchema,
  /** Credits. */
  bought: creditsSchema,
  used: creditsSchema,
  left: creditsSchema,
  /** Amounts: paid, refunded earlier, cost of the used credits, and to be refunded now. */
  paid: moneySchema,
  refunded: moneySchema,
  kept: moneySchema,
  back: moneySchema,
  confirmed_at: v.nullable(timeSchema),
});

export const getWithdrawal = defineEndpoint({
  method: 'GET',
  path: '/api/payments/:id/withdrawal',
  summary:
    'The money that the viewer would get back by withdrawing from a purchase now, or the state of the withdrawal.',
  params: v.object({ id: idSchema }),
  response: v.object({ withdrawal: withdrawalSchema }),
  errors: [],
});

export const withdraw = defineEndpoint({
  method: 'POST',
  path: '/api/withdrawals',
  summary: 'Withdraws from the contract of a purchase: unused credits are removed, and their price is paid back.',
  body: v.object({
    payment_id: idSchema,
    /** The amount that the member saw; if credits were used since, the new amounts are shown first. */
    expected_back: moneySchema,
  }),
  response: v.object({ withdrawal: withdrawalSchema }),
  errors: ['conflict'],
  idempotent: true,
});

export const webhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:provider',
  summary: 'A provider reports that a payment has changed. The report is not trusted: the server asks the provider.',
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
  withdrawal: getWithdrawal,
  withdraw,
  webhook,
  ...directDebitCalls,
} as const;
