import { randomUUID } from 'node:crypto';

import type { PaymentMethod } from '@heartline/api-client/contract';
import * as v from 'valibot';

import { newPublicId } from '../../ids.ts';
import type { PaymentProvider, ProviderEvent, ProviderPayment, ProviderState, ProviderParts } from '../provider.ts';
import { isSigned, signBody } from '../signature.ts';

export const signatureHeader = 'x-sandbox-signature';

const nameSchema = v.pipe(v.string(), v.maxLength(100));
const eventSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: nameSchema, payment: nameSchema }));

export interface SandboxPayment {
  id: string;
  reference: string;
  state: ProviderState;
  amount: number;
  refunded: number;
  currency: string;
  method: PaymentMethod;
  description: string;
  language: string;
  return_url: string;
  webhook_url: string;
}

export interface Sandbox extends PaymentProvider {
  find: (ref: string) => Promise<SandboxPayment | undefined>;
  /** Simulates the event at the pay page or, for refunds and disputes, at the bank. Returns the payment afterwards. */
  decide: (ref: string, state: Exclude<ProviderState, 'open'>) => Promise<SandboxPayment | undefined>;
  /** Sends the shop a webhook. It is lost when the shop does not answer in 4 s, as with any provider. */
  notify: (payment: SandboxPayment) => Promise<void>;
}

/** The states that each state may follow. */
const before: Record<Exclude<ProviderState, 'open'>, ProviderState[]> = {
  paid: ['open'],
  failed: ['open'],
  cancelled: ['open'],
  expired: ['open'],
  refunded: ['paid'],
  disputed: ['paid'],
};

/** Milliseconds after which an unpaid payment expires. */
const lifetime = 3_600_000;
const pageSize = 200;

/**
 * A provider for trying the shop: it takes no money and has its own pay page. It only happens to use the same database; it shares nothing
 * with the shop but the webhook secret.
 */
export function createSandbox({ sql, clock, time, config, log }: ProviderParts, post: typeof fetch = fetch): Sandbox {
  const secret = config.webhookSecret ?? '';
  if (secret.length < 16) throw new Error('the sandbox provider needs a webhook secret');

  const expire = (which = sql``) => sql`
    update sandbox_payments set state = 'expired', changed_at = created_at + ${`${lifetime} milliseconds`}::interval
    where state = 'open' and created_at < ${new Date(clock.now().getTime() - lifetime)} ${which}`;

  async function find(ref: string): Promise<SandboxPayment | undefined> {
    await expire(sql`and id = ${ref}`);
    const [row] = await sql<SandboxPayment[]>`select * from sandbox_payments where id = ${ref}`;
    return row;
  }

  async function decide(ref: string, state: Exclude<ProviderState, 'open'>): Promise<SandboxPayment | undefined> {
    await find(ref);
    await sql`
      update sandbox_payments set state = ${state}, changed_at = ${clock.now()},
        refunded = case ${state} when 'refunded' then amount else refunded end
      where id = ${ref} and state = any(${before[state]})`;
    return find(ref);
  }

  return {
    name: 'sandbox',
    find,
    decide,
    async create(payment) {
      await sql`
        insert into sandbox_payments ${sql({
          id: newPublicId(),
          reference: payment.reference,
          amount: payment.amount,
          currency: payment.currency,
          method: payment.method,
          description: payment.description,
          language: payment.language,
          return_url: payment.returnUrl,
          webhook_url: payment.webhookUrl,
          state: 'open',
          created_at: clock.now(),
          changed_at: clock.now(),
        })} on conflict (reference) do nothing`;
      const [row] = await sql<SandboxPayment[]>`select * from sandbox_payments where reference = ${payment.reference}`;
      if (!row) throw new Error('the sandbox lost a payment');
      return paymentOf(row);
    },
    async search({ reference }) {
      const [row] = await sql<SandboxPayment[]>`select * from sandbox_payments where reference = ${reference}`;
      return row && paymentOf(row);
    },
    async get(ref) {
      const row = await find(ref);
      return row && paymentOf(row);
    },
    async cancel(ref) {
      const row = await decide(ref, 'cancelled');
      return row && paymentOf(row);
    },
    async refund({ ref, key, amount, currency }) {
      await sql.begin(async (tx) => {
        const [payment] = await tx<SandboxPayment[]>`select * from sandbox_payments where id = ${ref} for update`;
        const [before] = await tx`select from sandbox_refunds where key = ${key}`;
        if (before) return;
        if (payment?.state !== 'paid' || payment.currency !== currency || payment.refunded + amount > payment.amount)
          throw new Error('the sandbox has no such money to give back');
        await tx`insert into sandbox_refunds ${tx({ key, payment: ref, amount })}`;
        await tx`
          update sandbox_payments set refunded = refunded + ${amount}, changed_at = ${clock.now()},
            state = case when refunded + ${amount} = amount then 'refunded' else state end
          where id = ${ref}`;
      });
      const row = await find(ref);
      if (!row) throw new Error('the sandbox lost a payment');
      return paymentOf(row);
    },
    async changes({ from, until }, page = '') {
      await expire();
      const rows = await sql<SandboxPayment[]>`
        select * from sandbox_payments where changed_at >= ${from} and changed_at < ${until} and id > ${page}
        order by id limit ${pageSize}`;
      const last = rows.length === pageSize ? rows.at(-1)?.id : undefined;
      return { payments: rows.map(paymentOf), ...(last === undefined ? {} : { next: last }) };
    },
    async notify(payment) {
      const body = JSON.stringify({ id: randomUUID(), type: 'payment.changed', payment: payment.id });
      const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(secret, body, clock.now()) };
      try {
        const response = await post(payment.webhook_url, {
          method: 'POST',
          headers,
          body,
          signal: time.abortAfter(4_000),
          redirect: 'error',
        });
        if (!response.ok) log.warn({ status: response.status }, 'sandbox: the webhook was refused');
      } catch (error) {
        log.warn({ err: (error as Error).message }, 'sandbox: the webhook did not arrive');
      }
    },
    verifyWebhook(rawBody, header): ProviderEvent | undefined {
      if (!isSigned(secret, rawBody, header(signatureHeader), clock.now())) return undefined;
      const { success, output } = v.safeParse(eventSchema, Buffer.from(rawBody).toString());
      return success ? { eventId: output.id, ref: output.payment } : undefined;
    },
  };
}

export const sandboxPayPath = (ref: string): string => `/sandbox-pay/${ref}`;

function paymentOf(row: SandboxPayment): ProviderPayment {
  return {
    ref: row.id,
    reference: row.reference,
    state: row.state,
    amount: row.amount,
    refunded: row.refunded,
    currency: row.currency,
    // On our own origin, under any host: the page comes with the server.
    payUrl: row.state === 'open' ? sandboxPayPath(row.id) : null,
  };
}
