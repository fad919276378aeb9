import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { book } from '../credits/ledger.ts';
import { buy } from '../testing/buying.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { ordered } from './testing/ordered.ts';
import { readPdf } from './testing/pdf-text.ts';

type Receipts = EndpointAnswer<typeof endpoints.receipts.list>['receipts'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function receiptsOf(as: TestMember, paymentId: string): Promise<Receipts> {
  const response = await server.request('GET', `/api/payments/${paymentId}/receipts`, { as });
  expect(response.status).toBe(200);
  return ((await response.json()) as { receipts: Receipts }).receipts;
}

describe('[PAY-13a] receipts of a payment', () => {
  it('an order has none before it is paid, then one, with company, VAT and number', async () => {
    const anna = await server.signUp({ credits: 0 });
    const order = await ordered(server, anna, { amount: 1_499 });
    expect(await receiptsOf(anna, order.id)).toEqual([]);
    await order.says('paid');
    await order.says('paid');
    const [receipt, ...more] = await receiptsOf(anna, order.id);
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({
      kind: 'receipt',
      number: 'R-000001',
      total: { amount: 1_499, currency: 'EUR' },
      vat: { amount: 239, currency: 'EUR' },
    });
    const pdf = await server.request('GET', `/api/receipts/${receipt!.id}/pdf`, { as: anna });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="heartline-R-000001.pdf"');
    expect(pdf.headers.get('cache-control')).toBe('private, no-store');
    const text = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).lines.join('\n').replaceAll('\u00A0', ' ');
    for (const words of [
      'Heartline Media B.V.',
      'NL000000001B01',
      'R-000001',
      '14,99 €',
      '2,39 €',
      '19 % (Deutschland)',
    ])
      expect(text).toContain(words);
  });

  it('[ACC-07a] one mail has it, in the language of its reader, with the content that the law requires', async () => {
    const pekka = await server.signUp({ credits: 0, country: 'FI', language: 'fi' });
    const order = await ordered(server, pekka, { country: 'FI', language: 'de' });
    await order.says('paid');
    await order.says('disputed');
    await order.says('paid');
    const mails = (await server.mails()).filter(({ to }) => to === pekka.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['receipt']);
    const text = mails[0]!.text.replaceAll('\u00A0', ' ');
    const [receipt] = await receiptsOf(pekka, order.id);
    const [bought] = await server.sql<[{ id: string }]>`
      select public_id as id from ledger_entries where order_id = ${order.orderId} and kind = 'purchase'`;
    for (const words of [
      '100 krediittiä',
      receipt!.number,
      '14,99 €',
      '25,5 % (Suomi)',
      'Heartline Media B.V.',
      '14 päivän kuluessa',
      `/transactions/${bought.id}`,
    ])
      expect(text).toContain(words);
  });

  it('belong to their buyers only', async () => {
    const [anna, bert] = [await server.signUp({ credits: 0 }), await server.signUp({ credits: 0 })];
    const order = await ordered(server, anna);
    await order.says('paid');
    const [receipt] = await receiptsOf(anna, order.id);
    for (const path of [`/api/payments/${order.id}/receipts`, `/api/receipts/${receipt!.id}/pdf`]) {
      expect((await server.request('GET', path, { as: bert })).status).toBe(404);
      expect((await server.request('GET', path)).status).toBe(403);
    }
    expect(await (await server.request('GET', '/api/transactions.csv', { as: bert })).text()).not.toContain('R-');
  });

  it('each company has numbers of its own', async () => {
    const inga = await server.signUp({ credits: 0, siteId: 'nordlys', country: 'DK' });
    const order = await ordered(server, inga, { amount: 11_200, currency: 'DKK', country: 'DK', language: 'da' });
    await order.says('paid');
    const [receipt] = await receiptsOf(inga, order.id);
    expect(receipt).toMatchObject({ number: 'R-000001', vat: { amount: 2_240, currency: 'DKK' } });
  });
});

describe('[PAY-13b] VAT of a receipt', () => {
  it('is that of the order’s country on the day of the payment there, and stays the same', async () => {
    const anna = await server.signUp({ credits: 0, country: 'FI' });
    const order = await ordered(server, anna, { country: 'FI', language: 'fi' });
    await order.says('paid');
    // A member who moves later has still bought where they lived.
    await server.sql`update members set country = 'SE' where id = ${anna.memberId}`;
    await order.says('paid', 1_000);
    const rows = await server.sql`
      select kind, gross, net, vat, vat_rate, country from receipts where order_id = ${order.orderId} order by id`;
    expect(rows).toEqual([
      { kind: 'receipt', gross: 1_499, net: 1_194, vat: 305, vat_rate: 2_550, country: 'FI' },
      { kind: 'credit_note', gross: -1_000, net: -797, vat: -203, vat_rate: 2_550, country: 'FI' },
    ]);
  });
});

describe('[PAY-13e] refunds', () => {
  it('have a credit note each, and a won dispute a correction, all in a series of their own', async () => {
    const anna = await server.signUp({ credits: 0 });
    const order = await ordered(server, anna, { amount: 1_499 });
    await order.says('paid');
    await order.says('paid', 500);
    await order.says('disputed', 500);
    await order.says('paid', 500);
    await order.says('refunded', 1_499);
    const all = await receiptsOf(anna, order.id);
    expect(all.map(({ kind, total }) => [kind, total.amount])).toEqual([
      ['receipt', 1_499],
      ['credit_note', -500],
      ['credit_note', -999],
      ['correction', 999],
      ['credit_note', -999],
    ]);
    expect(all.reduce((sum, { vat }) => sum + vat.amount, 0)).toBe(0);
    const numbers = all.slice(1).map(({ number }) => Number(number.replace('C-', '')));
    expect(numbers).toEqual(numbers.map((_number, index) => numbers[0]! + index));
  });

  it('an order paid and refunded before any check has both', async () => {
    const anna = await server.signUp({ credits: 0 });
    const order = await ordered(server, anna);
    await order.says('refunded', 1_499);
    expect((await receiptsOf(anna, order.id)).map(({ kind }) => kind)).toEqual(['receipt', 'credit_note']);
    // A member whose money went back gets no mail of thanks.
    expect((await server.mails()).filter(({ to }) => to === anna.email)).toEqual([]);
  });
});

describe('[PAY-13c] orders without a receipt', () => {
  it('get theirs within an hour, with the dates of their payments, in that order', async () => {
    const anna = await server.signUp({ credits: 0 });
    const first = await buy(server, anna.memberId, 100);
    const second = await buy(server, anna.memberId, 250, 2_999);
    const paidOn = server.clock.now();
    server.clock.advance(3 * 86_400);
    await server.platform.jobs.runDue();
    server.clock.advance(3_700);
    await server.platform.jobs.runDue();
    const rows = await server.sql<{ order_id: number; number: number; paid_on: string; issued_at: Date }[]>`
      select order_id, number, paid_on::text as paid_on, issued_at from receipts where order_id in (${first.id}, ${second.id}) order by number`;
    expect(rows.map(({ order_id }) => order_id)).toEqual([first.id, second.id]);
    expect(rows[1]!.number).toBe(rows[0]!.number + 1);
    for (const { paid_on, issued_at } of rows) {
      expect(paid_on).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(paidOn));
      expect(issued_at > paidOn).toBe(true);
    }
  });

  it('are continued after the last order checked when the time is over', async () => {
    const anna = await server.signUp({ credits: 0 });
    const first = await buy(server, anna.memberId, 100);
    const second = await buy(server, anna.memberId, 100);
    const payload = { after: first.id };
    await server.platform.jobs.enqueue(server.sql, { kind: 'receipts.further', payload, runAt: server.clock.now() });
    await server.platform.jobs.runDue();
    const rows = await server.sql`select order_id from receipts where order_id in (${first.id}, ${second.id})`;
    expect(rows).toEqual([{ order_id: second.id }]);
  });
});

describe('[PAY-13d] the table of all transactions', () => {
  it('has each movement of credits and each receipt in the language of the reader, oldest first', async () => {
    const anna = await server.signUp({ credits: 30, language: 'de' });
    const order = await ordered(server, anna);
    server.clock.advance(60);
    await order.says('paid');
    server.clock.advance(60);
    await order.says('paid', 1_000);
    const response = await server.request('GET', '/api/transactions.csv', { as: anna });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="heartline-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines.pop()).toBe('');
    const cells = lines.map((line) => line.split(','));
    for (const row of cells) expect(row).toHaveLength(10);
    expect(cells[0]).toEqual([
      'Datum (UTC)',
      'Art',
      'Nummer',
      'Credits',
      'Guthaben danach',
      'Betrag',
      'Nettobetrag',
      'Mehrwertsteuer',
      'Steuersatz (%)',
      'Währung',
    ]);
    expect(cells.slice(1).map(([, kind, , ...rest]) => [kind, ...rest])).toEqual([
      ['Willkommens-Credits', '30', '30', '', '', '', '', ''],
      ['Credits gekauft', '100', '130', '', '', '', '', ''],
      ['Beleg', '', '', '14.99', '12.6', '2.39', '19', 'EUR'],
      ['Kauf erstattet', '-66', '64', '', '', '', '', ''],
      ['Gutschrift', '', '', '-10', '-8.4', '-1.6', '19', 'EUR'],
    ]);
  });

  it('is complete, however long it is', async () => {
    const anna = await server.signUp({ credits: 5_000 });
    const spend = { memberId: anna.memberId, kind: 'correction', counterAccount: 'corrections', amount: -1 } as const;
    await server.sql.begin(async (tx) => {
      for (let times = 1; times <= 1_200; times += 1) await book(tx, spend, server.clock.now());
    });
    const text = await (await server.request('GET', '/api/transactions.csv', { as: anna })).text();
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(1_201);
    expect(lines.at(-1)).toContain(',-1,3800,');
  });
});
