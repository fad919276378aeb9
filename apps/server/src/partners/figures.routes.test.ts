import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { addPartner, endPartner, giveToken, takeToken } from './partners.service.ts';

let server: TestServer;
let id: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  id = await addPartner(
    server.platform,
    { siteId: 'heartline', name: 'Acme', network: 'acme', origins: ['https://acme.example'], landers: null },
    'test',
  );
  token = (await giveToken(server.platform, id, 'test')) ?? '';
});
afterAll(() => server.close());

const dayBefore = (days: number) =>
  new Date(server.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const count = (days: number, ref: string, views: number, signups = 0, purchases = 0) => server.sql`
  insert into partner_counts (partner_id, day, ref, sub1, sub2, sub3, views, starts, signups, first_purchases)
  values (${id}, ${dayBefore(days)}, ${ref}, '', '', '', ${views}, ${Math.floor(views / 2)}, ${signups}, ${purchases})`;
const ask = (secret: string, query = '', headers = {}) =>
  server.request('GET', `/api/partners/${secret}/figures${query}`, { headers });
const read = async (query = '') => {
  const { figures } = (await (await ask(token, query)).json()) as {
    figures: { totals: object; days: { day: string; views: number }[]; ways: object[]; from: string; to: string };
  };
  return figures;
};

it('[LND-04d] is empty before the first visitor', async () => {
  const figures = await read();
  expect(figures).toMatchObject({ name: 'Acme', network: 'acme', from: dayBefore(29), to: dayBefore(0), ways: [] });
  expect(figures.days).toHaveLength(30);
  expect(figures.totals).toEqual({ views: 0, starts: 0, signups: 0, first_purchases: 0 });
});

it('[LND-04d] counts by day and way, and merges ways with fewer than twenty visitors', async () => {
  await count(0, 'summer', 19, 4, 2);
  await count(3, 'summer', 3);
  await count(3, 'click-1', 1, 1, 1);
  await count(3, 'click-2', 2);
  await count(8, '', 5);
  await count(60, 'old', 40);
  const counts = (views: number, starts: number, signups = 0, purchases = 0) => ({
    views,
    starts,
    signups,
    first_purchases: purchases,
  });
  const way = (ref: string, other = false) => ({ ref, sub1: '', sub2: '', sub3: '', other });
  const week = await read('?days=7');
  expect(week.totals).toEqual(counts(25, 11, 5, 3));
  expect(week.days.map(({ views }) => views)).toEqual([0, 0, 0, 6, 0, 0, 19]);
  expect(week.ways).toEqual([
    { ...way('summer'), ...counts(22, 10), signups: null, first_purchases: null },
    { ...way('', true), ...counts(3, 1, 5, 3) },
  ]);
  expect((await read()).totals).toEqual(counts(30, 13, 5, 3));
  expect((await read('?days=90')).ways[0]).toEqual({
    ...way('old'),
    ...counts(40, 20),
    signups: null,
    first_purchases: null,
  });
});

it('[LND-04d] tells sign-ups and purchases of a way apart from twenty sign-ups on, however many views it has', async () => {
  const other = { ref: '', sub1: '', sub2: '', sub3: '', other: true };
  const before = (await read('?days=7')).ways.find((way) => 'other' in way && way.other === true) as object;
  await count(2, 'click-3', 500, 19, 3);
  const ways = async () => (await read('?days=7')).ways;
  expect(await ways()).toContainEqual(
    expect.objectContaining({ ref: 'click-3', views: 500, signups: null, first_purchases: null }),
  );
  expect(await ways()).toContainEqual({ ...before, ...other, signups: 24, first_purchases: 6 });
  expect((await read('?days=7')).totals).toMatchObject({ views: 525, signups: 24, first_purchases: 6 });
  await count(1, 'click-3', 0, 1);
  expect(await ways()).toContainEqual(
    expect.objectContaining({ ref: 'click-3', views: 500, signups: 20, first_purchases: 3 }),
  );
  await server.sql`delete from partner_counts where ref = 'click-3'`;
});

it('[LND-04d] is also a table, in which no cell is a formula', async () => {
  await count(1, '=1+1', 30);
  const answer = await server.request('GET', `/api/partners/${token}/figures.csv?days=7`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="heartline-${dayBefore(0)}-7-days.csv"`);
  expect((await answer.text()).split('\r\n')).toEqual([
    'day,network,ref,sub1,sub2,sub3,views,starts,signups,first_purchases',
    `${dayBefore(0)},acme,summer,,,,19,9,,`,
    `${dayBefore(0)},acme,(other),,,,0,0,4,2`,
    `${dayBefore(1)},acme,'=1+1,,,,30,15,,`,
    `${dayBefore(3)},acme,summer,,,,3,1,,`,
    `${dayBefore(3)},acme,(other),,,,3,1,1,1`,
    '',
  ]);
});

it('[LND-04e] is not disclosed as a referrer, cached by nobody, and indexed by no search engine', async () => {
  for (const secret of [token, 'nothing'])
    expect(Object.fromEntries((await ask(secret)).headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store') as string,
      'x-robots-tag': 'noindex, nofollow',
    });
});

it('[LND-04e] opens only with its own token on its own site, while the token exists', async () => {
  const status = async (secret: string, host = 'localhost') => (await ask(secret, '', { host })).status;
  expect([await status(token), await status(token, 'nordlys.test'), await status('x'.repeat(32))]).toEqual([
    200, 404, 404,
  ]);
  const [{ stored } = { stored: '' }] = await server.sql<{ stored: string }[]>`
    select encode(token_hash, 'escape') as stored from partners where id = ${id}`;
  expect(stored).not.toContain(token);
  const next = (await giveToken(server.platform, id, 'test')) ?? '';
  expect([await status(token), await status(next)]).toEqual([404, 200]);
  await takeToken(server.platform, id, 'test');
  expect(await status(next)).toBe(404);
  const last = (await giveToken(server.platform, id, 'test')) ?? '';
  await endPartner(server.platform, id, 'test');
  expect(await status(last)).toBe(404);
  expect(await giveToken(server.platform, id, 'test')).toBeUndefined();
});

it('[LND-04e] limits attempts to guess a token', async () => {
  const answers: number[] = [];
  for (let guess = 0; guess < 130; guess += 1) answers.push((await ask(`guess-${guess}`)).status);
  expect(answers.at(-1)).toBe(429);
});
