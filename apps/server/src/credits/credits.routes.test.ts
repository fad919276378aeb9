import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buy as buyOn } from '../testing/buying.ts';
import { said, say, startChat } from '../testing/chatting.ts';
import { foldCode, foldedCode } from './credits.store.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { countries } from '../site/countries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Packages = EndpointAnswer<typeof endpoints.credits.packages>;
const get = async <T>(path: string, as?: TestMember): Promise<T> =>
  (await (await server.request('GET', path, as ? { as } : {})).json()) as T;
const discount = (query: string, as?: TestMember) =>
  get<EndpointAnswer<typeof endpoints.credits.discountCode>>(`/api/discountcode.php${query}`, as);

describe('[PAY-01] packages', () => {
  it.each(Object.entries(countries))(
    '%s: four packages in its own money, larger ones cheaper by the message',
    async (country, { currency }) => {
      const answer = await get<Packages>(`/api/credit-packages?country=${country}`);
      expect(answer).toMatchObject({ country, currency, message_credits: 10 });
      expect(answer.packages).toHaveLength(4);
      const perMessage = answer.packages.map(({ price_per_message: price }) => price.amount);
      expect(perMessage).toEqual(perMessage.toSorted((a, b) => b - a));
      expect(answer.packages.map(({ best_value }) => best_value)).toEqual([false, false, false, true]);
      for (const { price, credits, price_per_message: message } of answer.packages) {
        expect([price.currency, Number.isInteger(price.amount)]).toEqual([currency, true]);
        expect(message.amount * credits).toBeGreaterThanOrEqual(price.amount * 10);
      }
      const settings = await get<EndpointAnswer<typeof endpoints.site.settings>>('/api/settings.php');
      const minimum = settings.settings.minimum_message_costs.find((costs) => costs.country === country);
      expect(minimum).toEqual({ country, currency, costs: perMessage.at(-1) });
    },
  );

  it('a member sees the prices of their own country, whatever country they ask for', async () => {
    const dane = await server.signUp({ country: 'DK' });
    expect(await get<Packages>('/api/credit-packages?country=US', dane)).toMatchObject({
      country: 'DK',
      currency: 'DKK',
    });
  });

  it('a code shows the price that would be charged; an unknown one changes nothing', async () => {
    const member = await server.signUp();
    const { packages } = await get<Packages>('/api/credit-packages?code=timebonus25', member);
    for (const item of packages) {
      expect(item.discount_percentage).toBe(25);
      expect(item.discounted_price?.amount).toBe(Math.floor(item.price.amount * 0.75));
    }
    const plain = await get<Packages>('/api/credit-packages?code=NOPE', member);
    expect(plain.packages.every(({ discounted_price }) => discounted_price === null)).toBe(true);
  });
});

describe('[ALT-05] [ALT-08] the time bonus', () => {
  it('is 25 % for 14400 seconds after sign-up, by the server’s clock, to the second', async () => {
    const member = await server.signUp();
    const { discountcode } = await discount('?welcome=true', member);
    expect(discountcode).toMatchObject({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      user_id: member.publicId,
      expires: new Date(server.clock.now().getTime() + 14_400_000).toISOString(),
    });
    server.clock.advance(14_399);
    expect((await discount('?welcome=true', member)).discountcode).not.toBeNull();
    server.clock.advance(1);
    expect((await discount('?welcome=true', member)).discountcode).toBeNull();
    expect((await server.request('GET', '/api/discountcode.php?code=TIMEBONUS25', { as: member })).status).toBe(404);
  });

  it('is not given to members who have paid, nor to visitors', async () => {
    expect((await discount('?welcome=true', await server.signUp({ premium: true }))).discountcode).toBeNull();
    expect((await discount('?welcome=true')).discountcode).toBeNull();
    expect((await server.request('GET', '/api/discountcode.php?code=TIMEBONUS25')).status).toBe(404);
    expect((await discount('')).discountcode).toBeNull();
  });
});

describe('[PAY-06] discount codes', () => {
  it('apply to the members and the time they were made for; all others do not exist', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp({ country: 'SE' })];
    const { sql } = server;
    const soon = new Date(server.clock.now().getTime() + 1_000);
    await sql`
      insert into discount_codes (code, percentage, validity, member_id, country, expires_at, active, methods) values
        ('ANNA', 10, 'once', ${anna.memberId}, null, null, true, '{}'), ('SWEDEN', 20, 'unlimited', null, 'SE', null, true, '{swish}'),
        ('SOON', 30, 'unlimited', null, null, ${soon}, true, '{}'), ('OFF', 40, 'unlimited', null, null, null, false, '{}')`;
    const found = async (code: string, as: TestMember) => {
      const response = await server.request('GET', `/api/discountcode.php?code=${code}`, { as });
      return response.ok
        ? ((await response.json()) as EndpointAnswer<typeof endpoints.credits.discountCode>).discountcode
        : response.status;
    };
    expect(await found(' anna ', anna)).toMatchObject({ code: 'ANNA', user_id: anna.publicId, country: null });
    expect(await found('ANNA', bert)).toBe(404);
    expect(await found('SWEDEN', bert)).toMatchObject({ country: 'SE', paymentmethods: ['swish'], user_id: null });
    expect(await found('SWEDEN', anna)).toBe(404);
    expect(await found('OFF', anna)).toBe(404);
    expect(await found('SOON', anna)).toMatchObject({ value_percentage: 30, expires: soon.toISOString() });
    server.clock.advance(1);
    expect(await found('SOON', anna)).toBe(404);
  });
});

describe('a code that was copied or is written another way', () => {
  const invisible = ['\u200B', '\u2060', '\u00AD', '\u200E', '\u202A', '\uFEFF', '\uFE0F', '\u2800', '\u0001'];
  const spellings = (code: string) => [
    ...[...invisible, ' ', '\t', '\u00A0', '\r\n'].flatMap((nothing) => [
      `${nothing}${code}`,
      `${code}${nothing}`,
      `${code.slice(0, 4)}${nothing}${code.slice(4)}`,
    ]),
    ...Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D', (dash) => code.replaceAll('-', dash)),
    code.toLowerCase(),
    code.replaceAll(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  ];
  const status = async (code: string, as: TestMember) =>
    (await server.request('GET', `/api/discountcode.php?code=${encodeURIComponent(code)}`, { as })).status;

  it('is the same code, and no other is', async () => {
    const member = await server.signUp();
    await server.sql`truncate rate_limits`;
    for (const spelling of spellings('TIMEBONUS25'))
      expect([spelling, await status(spelling, member)]).toEqual([spelling, 200]);
    await server.sql`insert into discount_codes (code, percentage, validity) values ('STAY-ABCD2345', 10, 'unlimited')`;
    await server.sql`truncate rate_limits`;
    for (const spelling of spellings('STAY-ABCD2345'))
      expect([spelling, await status(spelling, member)]).toEqual([spelling, 200]);
    await server.sql`truncate rate_limits`;
    for (const other of ['TIMEBONUS26', 'TIMEBONUS25.', 'TIMEBONUS', 'STAYABCD2345', ' '])
      expect([other, await status(other, member)]).toEqual([other, 404]);
  });

  it('is found however it was stored', async () => {
    const member = await server.signUp();
    for (const [index, stored] of spellings('BY-HAND').entries()) {
      const code = stored.replace(/HAND$/, `HAND${index}`);
      await server.sql`truncate rate_limits`;
      await server.sql`insert into discount_codes (code, percentage, validity) values (${code}, 10, 'unlimited')`;
      expect([code, await status(code, member), await status(foldCode(code), member)]).toEqual([code, 200, 200]);
      await server.sql`delete from discount_codes where code = ${code}`;
    }
  });

  it('has the same form in a database whose collation knows only English letters', async () => {
    const [stored] = await server.sql`
      select ${foldedCode(server.sql)} as code from (values ('Grüße10' collate "C")) d (code)`;
    expect(stored).toEqual({ code: foldCode('GRÜSSE10') });
  });

  it('is found by the index', async () => {
    const plan = await server.sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx<{ 'QUERY PLAN': string }[]>`
        explain select d.* from discount_codes d where ${foldedCode(tx)} = ${foldCode('GRÜSSE10')}`;
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('discount_codes_folded');
  });
});

describe('[PAY-07] transactions', () => {
  it('show every movement, newest first, in pages without gap or repetition, and nobody else’s', async () => {
    const [anna, bert] = [await server.signUp({ credits: 1_000 }), await server.signUp()];
    const chat = await startChat(server, anna, bert);
    for (let count = 0; count < 55; count += 1) await said(await say(server, anna, chat, `m${count}`));
    type Page = EndpointAnswer<typeof endpoints.credits.transactions>;
    const first = await get<Page>('/api/transactions', anna);
    const second = await get<Page>(`/api/transactions?cursor=${first.next_cursor}`, anna);
    expect([first.transactions.length, second.transactions.length, second.next_cursor, first.balance]).toEqual([
      50,
      6,
      null,
      450,
    ]);
    const all = [...first.transactions, ...second.transactions];
    expect(all.map(({ balance }) => balance)).toEqual([
      ...Array.from({ length: 55 }, (_item, index) => 450 + index * 10),
      1_000,
    ]);
    expect(all.at(-1)).toMatchObject({ kind: 'signup', credits: 1_000 });

    const one = all[3]!;
    expect(await get(`/api/transactions/${one.id}`, anna)).toEqual({
      transaction: one,
      way: {
        from: [{ id: all.at(-1)!.id, kind: 'signup', created_at: all.at(-1)!.created_at, credits: 10, price: null }],
        into: null,
      },
    });
    expect((await server.request('GET', `/api/transactions/${one.id}`, { as: bert })).status).toBe(404);
    expect((await server.request('GET', `/api/transactions?cursor=${one.id}`, { as: bert })).status).toBe(400);
  });
});

describe('[PAY-12] the way of the credits', () => {
  it('leads from a message to the purchase with its price, and from the purchase to all uses of its credits', async () => {
    const [anna, bert] = [await server.signUp({ credits: 5, premium: true }), await server.signUp()];
    const chat = await startChat(server, anna, bert);
    await buyOn(server, anna.memberId, 100, 1_234);
    await said(await say(server, anna, chat, 'one'));
    await said(await say(server, anna, chat, 'two'));
    type Page = EndpointAnswer<typeof endpoints.credits.transactions>;
    type One = EndpointAnswer<typeof endpoints.credits.transaction>;
    const [two, one, purchase, signup] = (await get<Page>('/api/transactions', anna)).transactions;
    const part = (
      { id, kind, created_at: at }: Page['transactions'][number],
      credits: number,
      amount: number | null,
    ) => ({
      id,
      kind,
      created_at: at,
      credits,
      price: amount === null ? null : { amount, currency: 'EUR' },
    });
    const wayOf = async (id: string) => (await get<One>(`/api/transactions/${id}`, anna)).way;
    // Free credits first; 5 of 100 for 12.34 are 61.7 cents, rounded up.
    expect(await wayOf(one!.id)).toEqual({ from: [part(signup!, 5, null), part(purchase!, 5, 62)], into: null });
    expect(await wayOf(two!.id)).toEqual({ from: [part(purchase!, 10, 124)], into: null });
    expect(await wayOf(purchase!.id)).toEqual({
      from: [],
      into: { left: 85, filled: 0, uses: [part(two!, 10, null), part(one!, 5, null)] },
    });
    expect(JSON.stringify(await wayOf(purchase!.id))).not.toContain('one');
    expect((await server.request('GET', `/api/transactions/${purchase!.id}`, { as: bert })).status).toBe(404);
  });
});
