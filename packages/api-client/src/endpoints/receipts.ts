import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { idSchema, moneySchema, timeSchema } from '../schemas.ts';

export const receiptSchema = v.object({
  id: idSchema,
  /** credit_note: the refund of (part of) the purchase. correction: the purchase was paid again, after a dispute was won. */
  kind: v.picklist(['receipt', 'credit_note', 'correction']),
  /** As printed: without gaps for each company, receipts numbered separately. */
  number: v.string(),
  /** Signed: negative for a credit note. VAT is included. */
  total: moneySchema,
  vat: moneySchema,
  issued_at: timeSchema,
});

export const listReceipts = defineEndpoint({
  method: 'GET',
  path: '/api/payments/:id/receipts',
  summary: 'The receipt of a payment of the viewer and its corrections, oldest first; none before the payment is paid.',
  params: v.object({ id: idSchema }),
  response: v.object({ receipts: v.array(receiptSchema) }),
  errors: [],
});

export const downloadReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/receipts/:id/pdf',
  summary: 'A receipt of the viewer as PDF, in the language of the purchase.',
  params: v.object({ id: idSchema }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const downloadTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/transactions.csv',
  summary: 'All that happened to the credits of the viewer, and all of their receipts, as a table (RFC 4180, UTF-8).',
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const receiptsCalls = { list: listReceipts, pdf: downloadReceipt, table: downloadTransactions } as const;
