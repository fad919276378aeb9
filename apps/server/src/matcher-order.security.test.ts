import { expect, it } from 'vitest';

import { saveCredentials } from './identity/account.store.ts';
import { passwordHasher } from './identity/password-hash.ts';
import { visitKey } from './people/veil.ts';
import { takeExport } from './testing/export.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';
import { callsOfMatcher, differenceOf, eventsOf, nameOfCall, plainly } from './testing/matcher-world.ts';

/**
 * The order of a list as an oracle (security.md section 2): the matcher has accounts of their own, which like and visit at known moments.
 * The matcher likes them, and so knows their likes by name, and has learnt the keys of their visits. A like or visit between two of them in
 * an order by time happened between two known moments, and the list of those online says who came then. The worlds differ only in the gap
 * between two accomplices, within one telling, in which a member likes and visits. If all the matcher sees is the same, no guess is better
 * than chance.
 */
const gaps = 4;
/** Seconds between two steps of the attack: all of it happens between two tellings. */
const apart = 20;
const password = 'a quiet evening by the lake';

interface World {
  server: TestServer;
  matcher: TestMember;
  accomplices: TestMember[];
  /** Likes and visits in the gap of the world. */
  secretive: TestMember;
  /** Does so in the first gap of every world: two likes without a name may change places. */
  other: TestMember;
  names: Map<string, string>;
}

async function createWorld(premium: boolean): Promise<World> {
  const server = await createTestServer({ config: { mediaSecret: 'the same in every world'.padEnd(64, '0') } });
  /** With the same public id in every world: keys, and their order, follow from it. */
  const signUp = async (name: string, options: Parameters<TestServer['signUp']>[0] = {}): Promise<TestMember> => {
    const member = await server.signUp({ name, seeking: ['man'], ...options });
    const publicId = name.replace(' ', '-').padEnd(20, '0');
    await server.sql`update members set public_id = ${publicId} where id = ${member.memberId}`;
    return { ...member, publicId };
  };
  const matcher = await signUp('Matcher', { gender: 'man', seeking: ['woman'], email: 'matcher@example.com', premium });
  await saveCredentials(server.sql, matcher.memberId, await passwordHasher.hash(password), server.clock.now());
  const accomplices: TestMember[] = [];
  for (let place = 0; place <= gaps; place += 1) accomplices.push(await signUp(`Accomplice ${place}`));
  const secretive = await signUp('Secretive');
  const other = await signUp('Other');
  const { media } = server.platform;
  const visitDays = [0, 1].map((days) => new Date(server.clock.now().getTime() + days * 86_400_000));
  const names = new Map([
    [matcher.publicId, 'MATCHER'],
    [secretive.publicId, 'SECRETIVE'],
    [other.publicId, 'OTHER'],
    ...accomplices.flatMap(({ publicId }, place) =>
      [publicId, ...visitDays.map((day) => visitKey(media, matcher.publicId, publicId, day))].map(
        (id): [string, string] => [id, `ACCOMPLICE-${place}`],
      ),
    ),
  ]);
  return { server, matcher, accomplices, secretive, other, names };
}

/** Everything the matcher sees, in order, if the secretive member likes and visits in a gap. */
async function watch(world: World, secretGap: number): Promise<[what: string, answer: string][]> {
  const { server, matcher, accomplices, secretive, other } = world;
  const seen: [string, string][] = [];
  const { reads } = callsOfMatcher(server);
  const told = reads.filter((route) =>
    ['GET /api/likes.php', 'GET /api/visits', 'GET /api/members'].includes(nameOfCall(route)),
  );

  const as = async (member: TestMember, method: string, path: string): Promise<string> => {
    const response = await server.request(method, path, { as: member });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return text;
  };
  const look = async (when: string, at: typeof reads): Promise<void> => {
    await server.platform.jobs.runDue();
    for (const { endpoint } of at) {
      const response = await server.request(endpoint.method, endpoint.path, { as: matcher });
      const text = (await response.text()).replace(/"bytes":\d+/, '"bytes":0');
      seen.push([`${when}: ${nameOfCall({ endpoint })}`, plainly(world, `${response.status}\n${text}`)]);
    }
    seen.push([`${when}: live events`, plainly(world, await eventsOf(world))]);
  };
  const likeAndVisit = async (member: TestMember): Promise<void> => {
    await as(member, 'GET', `/api/members/${matcher.publicId}`);
    await as(member, 'PUT', `/api/members/${matcher.publicId}/like`);
  };
  const markAllSeen = async (): Promise<void> => {
    await as(matcher, 'PUT', '/api/likes/seen');
    await as(matcher, 'PUT', '/api/visits/seen');
  };
  const nextTelling = (): void => {
    const { tellEvery } = server.config;
    server.clock.set(new Date((Math.floor(server.clock.now().getTime() / tellEvery) + 1) * tellEvery));
  };

  for (const { publicId } of accomplices) await as(matcher, 'PUT', `/api/members/${publicId}/like`);
  nextTelling();
  for (const [place, accomplice] of accomplices.entries()) {
    server.clock.advance(apart);
    await likeAndVisit(accomplice);
    // Clears the flag of the accomplice's like at a known moment, which the copy of the data shows.
    await as(matcher, 'GET', `/api/members/${accomplice.publicId}`);
    await markAllSeen();
    await look(`accomplice ${place}`, told);
    if (place === gaps) continue;
    server.clock.advance(apart);
    // Both are there in every gap of every world: only the moment of the like differs.
    for (const member of [secretive, other]) await as(member, 'GET', '/api/likes.php');
    if (place === secretGap) await likeAndVisit(secretive);
    if (place === 0) await likeAndVisit(other);
    await look(`gap ${place}`, told);
  }
  nextTelling();
  await look('after the telling', reads);
  server.clock.advance(60);
  await look('after its event', told);
  for (const when of ['new', 'seen']) {
    const { data } = await takeExport(server, matcher, password);
    seen.push([
      `the copy of the data, all is ${when}`,
      plainly(world, JSON.stringify([data['likes'], data['visits']])),
    ]);
    await markAllSeen();
  }
  await look('when all is seen', reads);
  return seen;
}

async function watchAll(premium: boolean) {
  const worlds = await Promise.all(Array.from({ length: gaps }, () => createWorld(premium)));
  try {
    return await Promise.all(worlds.map((world, gap) => watch(world, gap)));
  } finally {
    await Promise.all(worlds.map(({ server }) => server.close()));
  }
}

/** The attacker's guess: the accomplices next to what has no name of theirs, in a list that has the newest first. */
function gapIn(list: string): number | undefined {
  const places = [...list.matchAll(/"id":"(?:ACCOMPLICE-(\d)|KEY-\d+|SECRETIVE)"/g)].map(([, place]) => place);
  const unknown = places.indexOf(undefined);
  const before = places.slice(unknown).find((place) => place !== undefined);
  return before === undefined ? undefined : Number(before);
}

it('no order reveals between which known moments a like or a visit came', async () => {
  const [first, ...others] = await watchAll(false);
  const telling = others.flatMap((seen) =>
    seen.flatMap(([what, answer], index) =>
      answer === first![index]![1] ? [] : [{ what, ...differenceOf(first![index]![1], answer) }],
    ),
  );
  const all = [first!, ...others];
  for (const what of ['GET /api/likes.php', 'GET /api/visits']) {
    const lists = all.map((seen) => seen.find(([when]) => when === `after the telling: ${what}`)![1]);
    const right = lists.filter((list, gap) => gapIn(list.split('"liked_by"').at(-1)!) === gap);
    expect.soft(right.length, `${what}: guessed in ${right.length} of ${gaps} worlds`).toBeLessThanOrEqual(1);
    expect(lists[0]!.match(/"profile":null/g)).toHaveLength(what.includes('likes') ? 2 : gaps + 3);
  }
  expect(telling.slice(0, 3), `${telling.length} answers tell`).toEqual([]);
}, 120_000);

it('would detect a difference: a premium member sees the orders differ', async () => {
  const [first, ...others] = await watchAll(true);
  const differ = (what: string) =>
    others.map((seen) => seen.some(([when, answer], index) => when.includes(what) && answer !== first![index]![1]));
  expect(differ('after the telling: GET /api/likes.php')).not.toContain(false);
  expect(differ('after the telling: GET /api/visits')).not.toContain(false);
  expect(differ('the copy of the data')).not.toContain(false);
}, 120_000);
