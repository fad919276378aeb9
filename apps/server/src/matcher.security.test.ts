import type { EndpointDefinition } from '@heartline/api-client/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { testSeed } from '../../../tests/support/seed.ts';
import { findOccasions } from './notifications/mail-round.store.ts';
import { momentsOf } from './notifications/mail-round.ts';
import { settleTime } from './notifications/occasions.ts';
import { tellingAfter } from './people/veil.ts';
import type { Route } from './platform/http/route.ts';
import { createRandom } from './seed/random.ts';
import {
  callsOfMatcher,
  createMatcherWorld,
  dealSecrets,
  differenceOf,
  eventsOf,
  nameOfCall,
  plainly,
  type MatcherWorld,
} from './testing/matcher-world.ts';
import { isType, readStream } from './testing/stream.ts';
import { waysToLeave } from './testing/ways-to-leave.ts';

/**
 * Who likes a free member and who visited is a paid feature (security.md section 2). A matcher does everything a free member can do to each
 * of 20 candidates, in two worlds that differ only in who of them liked and visited. Any difference in an answer, its size, its headers, an
 * order, a count, a live event or a mail would let the matcher pick likers better than by chance. The calls come from the registry: a new
 * one is included by itself, or this test fails until its body is given here.
 */
const seed = process.env['MATCHER_SEED'] ?? String(testSeed);

const clientId = (place: number) => `3f2c8f2e-8f5b-4c58-9d1f-${String(place).padStart(12, '0')}`;
const preferences = {
  genders: ['woman'],
  min_age: 18,
  max_age: 99,
  radius: null,
  with_photo: false,
  interests: [],
  languages: [],
  attributes: [],
};
/** Bodies with which the calls do their work, for one candidate where the call is about one. */
const bodies: Record<string, (id: string, place: number) => object> = {
  'POST /api/conversations': (id) => ({ member_id: id }),
  'POST /api/conversations/:id/messages': (_id, place) => ({ client_id: clientId(place), kind: 'text', text: 'Hello' }),
  'PUT /api/conversations/:id/delivered': () => ({ seq: 1 }),
  'PUT /api/conversations/:id/read': () => ({ seq: 1 }),
  'PUT /api/conversations/:id/mute': () => ({ muted: true }),
  'POST /api/members/:id/report': () => ({ subject: { kind: 'profile' }, reason: 'fake' }),
  'POST /api/play/:id': () => ({ choice: 'like' }),
  'POST /api/search/again': (id) => ({ ids: [id] }),
  'PUT /api/match-finder': () => ({ preferences }),
};

/** Calls about one candidate, in the matcher's order. Likes come last: they reveal a match, as they should. */
const turns = [
  /^GET /,
  /^(POST|PUT|PATCH) /,
  /^DELETE /,
  /^PUT \/api\/members\/:id\/block/,
  /^DELETE \/api\/members\/:id\/block/,
  /^PUT \/api\/members\/:id\/like/,
  /^DELETE \/api\/members\/:id\/like/,
  /^POST \/api\/play\/:id/,
  /^DELETE \/api\/play\/last/,
];
const turnOf = (route: Route) => turns.findLastIndex((turn) => turn.test(nameOfCall(route)));
const firstLike = 5;

interface Calls {
  /** Lists and the like, which may show anything. */
  reads: Route[];
  /** Reads that contain blurred pictures, made again after every call that may change something. */
  veiled: Route[];
  /** Calls about one candidate. */
  aimed: Route[];
  /** All other calls. */
  others: Route[];
}

function callsOf({ server }: MatcherWorld): Calls {
  const { reads, aimed, others } = callsOfMatcher(server);
  return {
    reads,
    veiled: reads.filter(({ endpoint }) => fieldsIn(endpoint.response).has('blurred_image')),
    aimed: aimed.toSorted((a, b) => turnOf(a) - turnOf(b)),
    others,
  };
}

/** Every field name that an answer may have. */
function fieldsIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { entries, item, wrapped, options, pipe } = schema as Record<string, unknown>;
  if (entries) for (const name of Object.keys(entries)) found.add(name);
  for (const inner of [...Object.values(entries ?? {}), item, wrapped, ...((options ?? pipe ?? []) as unknown[])])
    if (inner !== schema) fieldsIn(inner, found);
  return found;
}

/** Everything the matcher has seen, in order. */
type Seen = [what: string, answer: string][];

async function play(world: MatcherWorld, common: readonly number[]): Promise<Seen> {
  const { server, matcher, candidates } = world;
  const { reads, veiled, aimed, others } = callsOf(world);
  const seen: Seen = [];
  const stream = readStream(await server.request('GET', '/api/events', { as: matcher }));

  async function call(what: string, { endpoint }: Pick<Route, 'endpoint'>, id: string, place: number): Promise<string> {
    const { method, path } = endpoint;
    const query = { '/api/chat.php': `?conversation=${id}`, '/api/search/neighbours': `?member=${id}` }[path] ?? '';
    const body = endpoint.body ? { body: bodies[`${method} ${path}`]?.(id, place) ?? {} } : {};
    const response = await server.request(method, path.replaceAll(/:[a-z_]+/g, id) + query, { as: matcher, ...body });
    // In a CSV table a random number that begins like a formula is prefixed with an apostrophe.
    const text = (await response.text()).replaceAll(/,'(?=-)/g, ',');
    const headers = [...response.headers].map(([name, value]) =>
      /etag|cookie|id/.test(name) ? name : `${name}: ${value}`,
    );
    seen.push([
      `${what}: ${method} ${path}`,
      plainly(world, [response.status, text.length, ...headers, text].join('\n')),
    ]);
    return text;
  }
  async function look(what: string, at: Route[]): Promise<void> {
    server.clock.advance(20);
    for (const route of at) await call(`after ${what}`, route, '', 0);
    seen.push([`after ${what}: live events`, plainly(world, await eventsOf(world))]);
    seen.push([`after ${what}: what mails count`, await countsOfMails(world)]);
  }
  /** Moves the clock to a day after the sign-up and an hour in UTC, and reads the mails that were sent by then. */
  async function readMails(days: number, hour: number): Promise<void> {
    const [row] = await server.sql<{ signup_at: Date }[]>`
      select signup_at from members where id = ${matcher.memberId}`;
    server.clock.set(new Date(row!.signup_at.setUTCHours(days * 24 + hour)));
    const mails = (await server.mails()).filter(({ to }) => to === 'matcher@example.com');
    const said = mails.map(({ subject, text }) => [subject, text.replaceAll(/https?:\S+/g, 'LINK')]);
    seen.push([`the mails by day ${days}`, JSON.stringify(said)]);
  }
  async function act(place: number, routes: Route[]): Promise<void> {
    const { publicId } = candidates[place]!;
    let id = publicId;
    for (const route of routes) {
      const within = /conversations\/:|chat\.php/.test(route.endpoint.path);
      // A free member may start only two conversations.
      if (within && id === publicId) continue;
      const what = `candidate ${place}: ${nameOfCall(route)}`;
      const text = await call(what, route, within ? id : publicId, place);
      id =
        nameOfCall(route) === 'POST /api/conversations'
          ? (/"conversation":\{"id":"([^"]+)"/.exec(text)?.[1] ?? id)
          : id;
      await look(what, route.endpoint.method === 'GET' && !route.changes ? [] : veiled);
    }
    if (place % 4 === 0) await look(`candidate ${place}`, reads);
  }

  // All is told before anything is done; the mails of that time are due again later.
  await server.platform.jobs.runDue();
  await server.sql`delete from mails_sent`;
  await look('the beginning', reads);
  const likes = aimed.filter((route) => turnOf(route) >= firstLike);
  const gone = candidates.map((_, place) => place).filter((place) => !common.includes(place));
  const hidden = gone.splice(0, ways.length);
  for (const place of common) await act(place, [...likes, ...aimed]);
  // A candidate who was blocked and unblocked can be liked again: the like that was lost makes no match.
  for (const place of gone) await act(place, aimed);
  for (const [index, place] of hidden.entries()) {
    await ways[index]!(server, candidates[place]!, matcher);
    await look(`candidate ${place} is gone`, veiled);
    await act(
      place,
      aimed.filter(({ endpoint }) => endpoint.method === 'GET'),
    );
  }
  await readMails(2, 12);
  for (const route of others) await call('besides', route, 'AAAAAAAAAAAAAAAA', 0);
  await look('everything', reads);
  await readMails(7, 14);

  server.platform.events.send(matcher.memberId, { type: 'resync' });
  await stream.until(isType('resync'));
  seen.push(['the live stream', plainly(world, JSON.stringify(stream.received))]);
  stream.close();
  return seen;
}

/** What mails would say, by all that they are made of, after the next telling and in the second week. */
async function countsOfMails({ server, matcher: { memberId } }: MatcherWorld): Promise<string> {
  const { platform, sql, clock } = server;
  const settled = tellingAfter(platform, clock.now()).getTime() + settleTime;
  const found = await Promise.all(
    [0, 6].map((days) =>
      findOccasions(
        sql,
        { first: memberId, last: memberId },
        momentsOf(platform, new Date(settled + days * 86_400_000)),
      ),
    ),
  );
  expect(found.map(({ length }) => length)).toEqual([1, 1]);
  return JSON.stringify(found);
}

/** The ways in which candidates disappear without the matcher's doing. */
const ways = [
  waysToLeave['blocks the other'],
  waysToLeave['takes a break'],
  waysToLeave['is disabled'],
  waysToLeave['deletes the account'],
  waysToLeave['is erased'],
];

async function inWorlds<T>(
  secrets: Parameters<typeof createMatcherWorld>[0][],
  work: (worlds: MatcherWorld[]) => Promise<T>,
  premium = false,
) {
  const worlds = await Promise.all(secrets.map((secret) => createMatcherWorld(secret, premium)));
  try {
    return await work(worlds);
  } finally {
    await Promise.all(worlds.map(({ server }) => server.close()));
  }
}

it('has a body for each call about a candidate that needs one', async () => {
  const { secrets } = dealSecrets(createRandom(seed));
  await inWorlds([secrets[0]], async ([world]) => {
    const { aimed, reads, veiled, others } = callsOf(world!);
    const all = [...aimed, ...reads, ...others];
    const wants = ({ body }: EndpointDefinition, given: object) => body && !v.safeParse(body, given).success;
    const without = aimed.filter((route) =>
      wants(route.endpoint, bodies[nameOfCall(route)]?.('AAAAAAAAAAAAAAAA', 0) ?? {}),
    );
    expect(without.map(nameOfCall)).toEqual([]);
    expect(Object.keys(bodies).filter((name) => !all.some((route) => nameOfCall(route) === name))).toEqual([]);
    expect(veiled.map(nameOfCall)).toEqual(expect.arrayContaining(['GET /api/likes.php', 'GET /api/visits']));
  });
});

it('nothing that a free member can do distinguishes likers and visitors from others', async () => {
  const { secrets, common } = dealSecrets(createRandom(seed));
  await inWorlds(secrets, async (worlds) => {
    const [one, other] = await Promise.all(worlds.map((world) => play(world, common)));
    expect(one!.map(([what]) => what)).toEqual(other!.map(([what]) => what));
    const telling = one!.flatMap(([what, answer], index) =>
      answer === other![index]![1] ? [] : [{ what, ...differenceOf(answer, other![index]![1]) }],
    );
    expect(telling.slice(0, 5), `${telling.length} of ${one!.length} answers tell, MATCHER_SEED=${seed}`).toEqual([]);
    // There were mails to compare.
    const mails = one!.find(([what]) => what === 'the mails by day 7')?.[1];
    expect(mails).toMatch(/\d+ people like you.*\d+ visits to your profile.*\d+ new likes/);
  });
}, 60_000);

it('the database gets the same statements for likers and visitors as for others', async () => {
  const { secrets } = dealSecrets(createRandom(seed));
  await inWorlds([secrets[0]], async ([world]) => {
    const { server, matcher, candidates } = world!;
    for (const [method, path, unlike, atLeast] of [
      ['GET', '', undefined, 0],
      // The blocked liker is notified of the loss; the answer is delayed whether or not there is one.
      ['PUT', '/block', 'append_event', 45],
    ] as const) {
      const asked = new Map<string, number[]>();
      for (const place of candidates.keys()) {
        // Long enough that each call updates when its session was last used.
        server.clock.advance(60);
        const statements: string[] = [];
        // postgres.js reports each statement when it sends it.
        server.sql.options.debug = (_connection, statement) => statements.push(statement);
        const begun = performance.now();
        await server.request(method, `/api/members/${candidates[place]!.publicId}${path}`, { as: matcher });
        expect(performance.now() - begun).toBeGreaterThanOrEqual(atLeast);
        server.sql.options.debug = false;
        // Some statements run at the same time.
        const all = statements
          .filter((statement) => unlike === undefined || !statement.includes(unlike))
          .toSorted()
          .join(';\n');
        asked.set(all, [...(asked.get(all) ?? []), place]);
      }
      expect([...asked.keys()].join('')).toContain('select');
      expect([...asked.values()], `${method} ${path} ${[...asked.keys()].join('\n\n')}`).toHaveLength(1);
    }
  });
});

it('would detect a difference: a premium member sees the same worlds differ', async () => {
  const { secrets } = dealSecrets(createRandom(seed));
  const lists = await inWorlds(
    secrets,
    (worlds) =>
      Promise.all(
        worlds.flatMap((world) =>
          ['/api/likes.php', '/api/visits'].map(async (path) =>
            plainly(world, await (await world.server.request('GET', path, { as: world.matcher })).text()),
          ),
        ),
      ),
    true,
  );
  expect(lists[0]).not.toBe(lists[2]);
  expect(lists[1]).not.toBe(lists[3]);
});
