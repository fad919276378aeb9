import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { testSeed } from '../../../../tests/support/seed.ts';
import { book } from '../credits/ledger.ts';
import { createRandom } from '../seed/random.ts';
import { confirmAccount } from '../signup/activation.service.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { addPartner } from './partners.service.ts';
import { deleteOldSights } from './sights.store.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let servers: TestServer[];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
  servers = [server, await server.another()];
  for (const network of ['acme', 'other'])
    await addPartner(
      server.platform,
      { siteId: 'heartline', name: network, network, origins: [`https://${network}.example`], landers: null },
      'test',
    );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from partner_counts`;
  await server.sql`delete from partner_sights`;
});

interface Event {
  network?: string;
  ref?: string;
  sub1?: string;
  lander?: string;
  what?: 'view' | 'start';
  /** Another agent is another visitor. */
  agent?: string;
  /** The origin of the page. */
  at?: string;
}

async function tell(
  process: TestServer,
  { agent = chrome, at, lander = 'gallery', what = 'view', ...tracking }: Event,
) {
  const cross: Record<string, string> = at
    ? { origin: at, 'sec-fetch-site': 'cross-site', 'x-heartline-client': 'embed' }
    : {};
  const answer = await process.request('POST', '/api/lander-events', {
    headers: { 'user-agent': agent, ...cross },
    body: { lander, what, ...tracking },
  });
  expect(answer.status).toBe(204);
}

const counts = async () => [
  ...(await server.sql`
    select p.network, c.ref, c.sub1, c.views, c.starts, c.signups, c.first_purchases as purchases
    from partner_counts c join partners p on p.id = c.partner_id order by p.network, c.ref, c.sub1`),
];
const row = (network: string, ref: string, sub1: string, views = 0, starts = 0, signups = 0, purchases = 0) => ({
  network,
  ref,
  sub1,
  views,
  starts,
  signups,
  purchases,
});

const { pick, sample } = createRandom(String(testSeed));
const shuffled = <T>(list: readonly T[]): T[] => sample(list, list.length);

it('[LND-04a] counts each visitor once a day for each lander, in any order and at any process', async () => {
  const expected = new Map<string, number>();
  const events: Event[] = [];
  for (let visitor = 0; visitor < 24; visitor += 1) {
    const way = { network: 'acme', ref: pick(['', 'summer', 'autumn']), sub1: pick(['', 'a', 'b']) };
    for (const [what, lander] of [
      ['view', 'gallery'],
      ['view', 'video'],
      ['start', 'gallery'],
    ] as const) {
      const event = { ...way, what, lander, agent: `${chrome} visitor/${visitor}` };
      const name = [way.ref, way.sub1, what].join(' ');
      expected.set(name, (expected.get(name) ?? 0) + 1);
      // Each event arrives three times.
      events.push(event, event, event);
    }
  }
  // One burst of a network at a time, from both processes at once.
  for (const batch of Array.from({ length: 6 }, (_item, at) => shuffled(events).slice(at * 40, at * 40 + 40))) {
    await Promise.all(batch.map((event) => tell(pick(servers), event)));
    server.clock.advance(120);
  }
  for (const part of Array.from({ length: Math.ceil(events.length / 40) }, (_item, at) =>
    events.slice(at * 40, at * 40 + 40),
  )) {
    await Promise.all(part.map((event) => tell(pick(servers), event)));
    server.clock.advance(120);
  }
  const counted = new Map<string, number>();
  for (const { ref, sub1, views, starts } of await counts()) {
    if (views > 0) counted.set([ref, sub1, 'view'].join(' '), views);
    if (starts > 0) counted.set([ref, sub1, 'start'].join(' '), starts);
  }
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
});

it('[LND-04a] counts a visitor again on the next day, when nothing remains to recognise them by', async () => {
  await tell(server, { network: 'acme' });
  server.clock.advance(86_400);
  await tell(server, { network: 'acme' });
  await tell(server, { network: 'acme' });
  expect((await counts()).map(({ views }) => views)).toEqual([1, 1]);
  await deleteOldSights(server.sql, server.clock.now());
  const [left] = await server.sql`
    select (select count(*)::int from partner_sights) as sights, (select count(*)::int from partner_day_keys) as keys`;
  expect(left).toEqual({ sights: 1, keys: 1 });
});

it('[LND-04a] counts no bot, and nothing for a network that is not a partner’s', async () => {
  await tell(server, {
    network: 'acme',
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await tell(server, { network: 'acme', agent: '' });
  await tell(server, { network: 'nobody' });
  await tell(server, {});
  expect(await counts()).toEqual([]);
});

it('[LND-04b] counts events on a partner’s page for that partner alone', async () => {
  const at = 'https://acme.example';
  await tell(server, { at, network: 'other' });
  expect(await counts()).toEqual([]);
  await tell(server, { at, ref: 'no network' });
  expect(await counts()).toEqual([row('acme', 'no network', '', 1)]);
});

it('[LND-04b] limits the ways kept for a day, and loses no count', async () => {
  await server.sql`
    insert into partner_counts (partner_id, day, ref, sub1, sub2, sub3, views)
    select (select id from partners where network = 'acme'), ${server.clock.now()}::timestamptz at time zone 'UTC', n::text, '', '', '', 1
    from generate_series(1, 500) n`;
  await tell(server, { network: 'acme', ref: 'one more' });
  await tell(server, { network: 'acme', ref: '7', lander: 'video' });
  const [sum] = await server.sql`
    select sum(views)::int as views, count(*)::int as ways, sum(views) filter (where ref = '')::int as unnamed from partner_counts`;
  expect(sum).toEqual({ views: 502, ways: 501, unnamed: 1 });
});

async function join(tracking: Record<string, string>, confirmed = true): Promise<TestMember> {
  const member = await server.signUp({ confirmed: false });
  await server.sql`update members set tracking = ${server.sql.json(tracking)} where id = ${member.memberId}`;
  if (confirmed) await confirm(server, member);
  return member;
}

const confirm = ({ platform }: TestServer, { memberId }: TestMember) =>
  platform.sql.begin((tx) => confirmAccount(platform, tx, memberId, platform.clock.now()));

const buy = ({ sql, clock }: TestServer, { memberId }: TestMember) =>
  sql.begin((tx) => book(tx, { memberId, kind: 'purchase', counterAccount: 'sales', amount: 100 }, clock.now()));

it('[LND-04c] counts an account on confirmation, once however often and in however many processes at once', async () => {
  const waiting = await join({ network: 'acme', ref: 'summer', sub1: 'a' }, false);
  await join({ network: 'nobody' });
  await join({});
  expect(await counts()).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => confirm(pick(servers), waiting)));
  await join({ network: 'other' });
  expect(await counts()).toEqual([row('acme', 'summer', 'a', 0, 0, 1), row('other', '', '', 0, 0, 1)]);
});

it('[LND-04c] counts the first purchase in the ledger, out of many at once in both processes', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => join({ network: 'acme', ref: 'summer' })));
  const purchases = shuffled(members.flatMap((member) => [member, member, member]));
  await Promise.all(purchases.map((member) => buy(pick(servers), member)));
  expect(await counts()).toEqual([row('acme', 'summer', '', 0, 0, 5, 5)]);
  await buy(server, members[0] as TestMember);
  expect((await counts())[0]?.['purchases']).toBe(5);
});

it('[LND-04c] keeps its counts when a member leaves', async () => {
  const member = await join({ network: 'acme' });
  await buy(server, member);
  await server.sql`update members set tracking = '{}', confirmed_at = null where id = ${member.memberId}`;
  expect(await counts()).toEqual([row('acme', '', '', 0, 0, 1, 1)]);
});
