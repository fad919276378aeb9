import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, findDifferences } from '../../credits/ledger.ts';
import { createSandbox, type Sandbox } from '../../platform/payments/sandbox/sandbox.ts';
import { errorOf } from '../../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness.ts';
import { noDifferences } from '../../testing/no-differences.ts';
import { findOrder } from '../payments.store.ts';
import { ask } from '../provider-sync.ts';
import { settle } from '../settle.ts';
import {
  askCode,
  confirm,
  details,
  messages,
  newPhone,
  ordered,
  otpOf,
  sent,
  stateOf,
  type Payment,
} from './testing/debits.ts';

const minute = 60;
const day = 86_400;

let server: TestServer;
let sandbox: Sandbox;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseConnections: 20 } });
  sandbox = createSandbox(server.platform);
});
afterAll(() => server.close());

const fieldsOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: { name: string; code: string }[] } };
  return [error.code, Object.fromEntries((error.fields ?? []).map(({ name, code }) => [name, code]))];
};
const decide = async (payment: Payment, state: 'paid' | 'failed' | 'disputed') => {
  const order = (await findOrder(server.sql, payment.id))!;
  await sandbox.decide(order.provider_ref!, state);
  await ask(server.platform, order);
};
const credits = ({ memberId }: TestMember) => balanceOf(server.sql, memberId);
const kinds = async ({ email }: TestMember) =>
  (await server.mails()).filter(({ to }) => to === email).map(({ kind }) => kind);

describe('[PAY-05a] the input', () => {
  it('is checked field by field, before anything is sent', async () => {
    const anna = await server.signUp();
    const before = (await messages(server)).length;
    const empty = { holder: ' ', iban: '', street: '', house_number: '', zip: '', city: '', phone: '' };
    expect(await fieldsOf(await askCode(server, anna, empty))).toEqual([
      'validation_failed',
      Object.fromEntries(Object.keys(empty).map((name) => [name, 'required'])),
    ]);
    for (const [change, code] of [
      [{ iban: 'DE89 3704 0044 0532 0130 01' }, 'invalid'],
      [{ iban: 'DE89 3704 0044' }, 'invalid'],
      [{ iban: 'SA03 8000 0000 6080 1016 7519' }, 'unknown_value'],
      [{ phone: '+49 30 901820' }, 'invalid'],
      [{ phone: '12' }, 'invalid'],
      // Direct debit is not offered in these countries: nobody can make us send messages to the most expensive networks.
      [{ phone: '+1 202 555 0143' }, 'invalid'],
      [{ phone: '+882 13 300 655' }, 'invalid'],
      [{ holder: 'x'.repeat(71) }, 'too_long'],
      [{ city: '<b>' }, 'invalid'],
    ] as const)
      expect(await fieldsOf(await askCode(server, anna, change))).toEqual([
        'validation_failed',
        { [Object.keys(change)[0]!]: code },
      ]);
    expect(await messages(server)).toHaveLength(before);
  });

  it('may have any spacing, and the number in its national form', async () => {
    const anna = await server.signUp();
    const answer = await askCode(server, anna, { iban: ' de89-37040044 0532013000 ', phone: '0151 / 71 23 45 67' });
    expect([answer.status, (await messages(server)).at(-1)?.to]).toEqual([200, '+4915171234567']);
  });
});

describe('[PAY-05b] the code', () => {
  it('has six digits, is sent in the reader’s language with its purpose, and places one order', async () => {
    const anna = await server.signUp({ language: 'de' });
    const { confirmation, message, otp } = await sent(server, anna);
    expect(message.text).toMatch(/^\d{6} ist dein Code für die Lastschrift über 14,99\s€ bei Heartline/);
    const answer = await confirm(server, anna, confirmation, `${otp.slice(0, 3)} ${otp.slice(3)}`);
    const { payment } = (await answer.json()) as { payment: Payment };
    expect(payment).toMatchObject({
      state: 'pending',
      kind: 'debit',
      method: 'sdd',
      mandate: {
        reference: confirmation.reference,
        creditor: 'Heartline Media B.V.',
        creditor_id: 'NL70ZZZ000000010000',
        iban_end: '3000',
      },
    });
    // The answer may have been lost: the same request returns the same order.
    const again = (await (await confirm(server, anna, confirmation, otp)).json()) as { payment: Payment };
    expect(again.payment.id).toBe(payment.id);
    expect(await kinds(anna)).toEqual(['debitNotice']);
    expect(await credits(anna)).toBe(30);
    await decide(payment, 'paid');
    expect(await credits(anna)).toBe(130);
  });

  it('is refused when wrong, expires after five attempts, and another can be sent', async () => {
    const anna = await server.signUp();
    const { confirmation, otp, wrong } = await sent(server, anna);
    for (let time = 0; time < 5; time += 1)
      expect(await fieldsOf(await confirm(server, anna, confirmation, wrong))).toEqual([
        'validation_failed',
        { otp: 'invalid' },
      ]);
    expect(await fieldsOf(await confirm(server, anna, confirmation, otp))).toEqual([
      'validation_failed',
      { otp: 'unknown_value' },
    ]);
    server.clock.advance(minute + 1);
    await ordered(server, anna);
  });

  it('expires after ten minutes', async () => {
    const anna = await server.signUp();
    const { confirmation, otp } = await sent(server, anna);
    server.clock.advance(10 * minute + 1);
    expect(await fieldsOf(await confirm(server, anna, confirmation, otp))).toEqual([
      'validation_failed',
      { otp: 'unknown_value' },
    ]);
  });

  it('expires with the next one, which is bound to the input at that time', async () => {
    const anna = await server.signUp();
    const first = await sent(server, anna);
    server.clock.advance(minute + 1);
    const second = await sent(server, anna, { iban: 'NL91 ABNA 0417 1643 00' });
    expect((await confirm(server, anna, first.confirmation, first.otp)).status).toBe(400);
    const { payment } = (await (await confirm(server, anna, second.confirmation, second.otp)).json()) as {
      payment: Payment;
    };
    expect(payment.mandate?.iban_end).toBe('4300');
  });

  it('works for no other member', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const { confirmation, otp } = await sent(server, anna);
    expect(await fieldsOf(await confirm(server, bert, confirmation, otp))).toEqual([
      'validation_failed',
      { otp: 'unknown_value' },
    ]);
  });

  it('orders at the price that was shown, or not at all', async () => {
    const anna = await server.signUp();
    const answer = await askCode(server, anna, { expected_total: { amount: 1, currency: 'EUR' } });
    expect(await errorOf(answer)).toBe('conflict');
  });

  it('is the only way to a debit: the endpoint for orders accepts none', async () => {
    const anna = await server.signUp();
    const answer = await server.request('POST', '/api/payments', {
      as: anna,
      headers: { 'idempotency-key': 'a-debit-without-a-code' },
      body: { package_id: 'credits-100', method: 'sdd', expected_total: details.expected_total },
    });
    expect(await errorOf(answer)).toBe('payment_method_unavailable');
  });

  it('[races] used any number of times at once gives one order and one debit', async () => {
    const anna = await server.signUp();
    const other = await server.another();
    const { confirmation, otp } = await sent(server, anna);
    const answers = await Promise.all(
      [server, other, server, other].map((one) => confirm(one, anna, confirmation, otp)),
    );
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { payment: Payment }).payment.id),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(ids).size).toBe(1);
    const [counted] = await server.sql`
      select (select count(*)::int from orders where member_id = ${anna.memberId}) as orders,
        (select count(*)::int from debit_mandates where member_id = ${anna.memberId}) as mandates,
        (select count(*)::int from sandbox_payments where reference = ${ids[0]!}) as payments`;
    expect(counted).toEqual({ orders: 1, mandates: 1, payments: 1 });
    expect(await kinds(anna)).toEqual(['debitNotice']);
  });

  it('[races] has at most five attempts, however many arrive at once', async () => {
    const anna = await server.signUp();
    const { confirmation, wrong } = await sent(server, anna);
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(server, anna, confirmation, wrong)));
    const codes = await Promise.all(answers.map(async (answer) => (await fieldsOf(answer))[1]));
    expect(codes.filter((one) => (one as Record<string, string>)['otp'] === 'invalid')).toHaveLength(5);
  });
});

describe('text messages', () => {
  it('to one member are a minute apart, and at most eight a day', async () => {
    const anna = await server.signUp();
    await sent(server, anna);
    const soon = await askCode(server, anna);
    expect([soon.status, Number(soon.headers.get('retry-after'))]).toEqual([429, 60]);
    for (let time = 1; time < 8; time += 1) {
      server.clock.advance(minute + 1);
      await sent(server, anna);
    }
    server.clock.advance(minute + 1);
    const before = (await messages(server)).length;
    expect((await askCode(server, anna)).status).toBe(429);
    expect(await messages(server)).toHaveLength(before);
  });

  it('to one number are at most six a day, whichever members ask', async () => {
    const phone = newPhone();
    for (let time = 0; time < 6; time += 1) await sent(server, await server.signUp(), { phone });
    const before = (await messages(server)).length;
    expect((await askCode(server, await server.signUp(), { phone })).status).toBe(429);
    expect(await messages(server)).toHaveLength(before);
  });

  it('from one network are at most thirty an hour', async () => {
    server.clock.advance(2 * 3600);
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await askCode(server, await server.signUp())).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    server.clock.advance(2 * 3600);
  });

  it('that cannot be sent give an error, and do not count', async () => {
    const anna = await server.signUp();
    const other = await server.another();
    const { sms } = other.platform;
    other.platform.sms!.send = () => Promise.reject(new Error('no answer'));
    expect(await errorOf(await askCode(other, anna))).toBe('payment_unavailable');
    expect(sms).toBeDefined();
    await sent(server, anna);
  });
});

describe('[PAY-05c] limits', () => {
  it('include debits that may still be returned, by number and by sum', async () => {
    const anna = await server.signUp();
    expect((await stateOf(server, anna))?.state).toBe('open');
    const orders = [await ordered(server, anna), await ordered(server, anna), await ordered(server, anna)];
    expect((await stateOf(server, anna))?.state).toBe('limit_reached');
    expect(await errorOf(await askCode(server, anna))).toBe('payment_method_unavailable');
    await decide(orders[0]!, 'paid');
    await decide(orders[1]!, 'failed');
    expect((await stateOf(server, anna))?.state).toBe('limit_reached');

    const bert = await server.signUp();
    await ordered(server, bert, { package_id: 'credits-1000', expected_total: { amount: 9899, currency: 'EUR' } });
    expect((await stateOf(server, bert, 'credits-1000'))?.state).toBe('limit_reached');
    expect((await stateOf(server, bert, 'credits-100'))?.state).toBe('open');
    server.clock.advance(57 * day);
    const later = await server.sql`select count(*)::int as n from debit_mandates where member_id = ${bert.memberId}`;
    expect(later[0]).toEqual({ n: 1 });
  });

  it('[races] are not exceeded by two orders confirmed at the same moment', async () => {
    const anna = await server.signUp();
    const big = { package_id: 'credits-1000', expected_total: { amount: 9899, currency: 'EUR' } };
    const first = await sent(server, anna, big);
    server.clock.advance(minute + 1);
    // As if the second code had not ended the first: both are valid.
    const second = await sent(server, anna, big);
    await server.sql`update debit_codes set expires_at = ${new Date(server.clock.now().getTime() + 60_000)} where member_id = ${anna.memberId}`;
    const answers = await Promise.all([
      confirm(server, anna, first.confirmation, first.otp),
      confirm(server, anna, second.confirmation, second.otp),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [{ n }] = await server.sql<[{ n: number }]>`
      select count(*)::int as n from orders where member_id = ${anna.memberId} and method = 'sdd'`;
    expect(n).toBe(1);
  });

  it('block a member whose debit was returned: the credits are taken once, and one mail is sent', async () => {
    const anna = await server.signUp();
    const payment = await ordered(server, anna);
    await decide(payment, 'paid');
    expect(await credits(anna)).toBe(130);
    expect((await kinds(anna)).toSorted()).toEqual(['debitNotice', 'receipt']);
    // A member who comes back after a year has another session.
    const order = (await findOrder(server.sql, payment.id))!;
    await sandbox.decide(order.provider_ref!, 'disputed');
    server.clock.advance(5 * 60);
    for (let time = 0; time < 3; time += 1) await ask(server.platform, (await findOrder(server.sql, payment.id))!);
    expect(await credits(anna)).toBe(30);
    expect((await stateOf(server, anna))?.state).toBe('blocked');
    expect(await errorOf(await askCode(server, anna))).toBe('payment_method_unavailable');
    expect((await kinds(anna)).toSorted()).toEqual(['debitNotice', 'debitReturned', 'receipt']);
    const [{ n }] = await server.sql<[{ n: number }]>`
      select count(*)::int as n from ledger_entries where member_id = ${anna.memberId} and kind = 'reversal'`;
    expect(n).toBe(1);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });
});

describe('[PAY-05c] [PAY-11] a debit that was withdrawn from', () => {
  const withdrawn = async (member: TestMember) => {
    const payment = await ordered(server, member);
    await decide(payment, 'paid');
    const body = { payment_id: payment.id, expected_back: details.expected_total };
    expect((await server.request('POST', '/api/withdrawals', { as: member, body })).status).toBe(200);
    await server.platform.jobs.runDue();
    expect((await findOrder(server.sql, payment.id))?.provider_state).toBe('refunded');
    return payment;
  };

  it.each(['disputed', 'failed'] as const)('counts as returned when the provider says %s after that', async (state) => {
    const anna = await server.signUp();
    const payment = await withdrawn(anna);
    expect((await stateOf(server, anna))?.state).toBe('open');
    const order = (await findOrder(server.sql, payment.id))!;
    const truth = (await sandbox.get(order.provider_ref!, AbortSignal.timeout(30_000)))!;
    await settle(server.platform, order, { ...truth, state });
    expect((await stateOf(server, anna))?.state).toBe('blocked');
    expect(await errorOf(await askCode(server, anna))).toBe('payment_method_unavailable');
    expect(await kinds(anna)).toContain('debitReturned');
    expect(await credits(anna)).toBe(30);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('counts for the limit, as the bank can still return it', async () => {
    const anna = await server.signUp();
    for (let time = 0; time < 3; time += 1) await withdrawn(anna);
    expect((await stateOf(server, anna))?.state).toBe('limit_reached');
    await server.sql`update orders set created_at = created_at - interval '57 days' where member_id = ${anna.memberId}`;
    expect((await stateOf(server, anna))?.state).toBe('open');
  });
});

describe('stored data', () => {
  it('has no readable code, account, address or number', async () => {
    const anna = await server.signUp();
    const phone = newPhone();
    const { confirmation, otp } = await sent(server, anna, { phone });
    await confirm(server, anna, confirmation, otp);
    await server.platform.jobs.runDue();
    const rows = await server.sql<{ text: string }[]>`
      select t::text as text from debit_codes t where member_id = ${anna.memberId}
      union all select t::text from debit_mandates t where member_id = ${anna.memberId}
      union all select t::text from orders t where member_id = ${anna.memberId}
      union all select t::text from rate_limits t union all select t::text from jobs t`;
    const everything = rows.map(({ text }) => text).join('\n');
    for (const secret of ['370400440532', details.holder, details.street, phone.slice(3)])
      expect(everything.includes(secret), secret).toBe(false);
    const [code] = await server.sql<[{ hash: string }]>`
      select encode(code_hash, 'hex') as hash from debit_codes where public_id = ${confirmation.id}`;
    expect(code.hash).not.toContain(otp);
    const [stored] = await server.sql<[{ ends: string; sealed: string }]>`
      select iban_end as ends, sealed_account as sealed from debit_mandates where member_id = ${anna.memberId}`;
    expect(stored.ends).toBe('3000');
    expect(otpOf((await messages(server)).at(-1)!)).toBe(otp);
  });

  it('is deleted after 14 months, and codes after a day', async () => {
    const anna = await server.signUp();
    await ordered(server, anna);
    server.clock.advance(430 * day);
    await server.platform.jobs.runDue();
    const [mandate] = await server.sql`
      select sealed_account, sealed_contact, iban_end from debit_mandates where member_id = ${anna.memberId}`;
    expect(mandate).toEqual({ sealed_account: null, sealed_contact: null, iban_end: null });
    expect(await server.sql`select from debit_codes where member_id = ${anna.memberId}`).toHaveLength(0);
  });
});

describe('without an SMS service', () => {
  it('direct debit is not offered, and its endpoints refuse', async () => {
    const closed = await server.another({ mode: 'production', demo: false });
    const anna = await closed.signUp();
    expect(closed.platform.sms).toBeUndefined();
    expect(await stateOf(closed, anna)).toBeNull();
    expect(await errorOf(await askCode(closed, anna))).toBe('payment_method_unavailable');
    const offered = (await (await closed.request('GET', '/api/payment-methods', { as: anna })).json()) as {
      methods: { id: string; available: boolean }[];
    };
    expect(offered.methods.filter(({ id }) => id === 'sdd')).toEqual([]);
    expect((await closed.app.request('/dev/sms')).status).toBe(404);
  });
});
