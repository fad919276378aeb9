import { expect, it } from 'vitest';

import { testSeed } from '../../../tests/support/seed.ts';
import { saveCredentials } from './identity/account.store.ts';
import { passwordHasher } from './identity/password-hash.ts';
import { createRandom } from './seed/random.ts';
import { takeExport } from './testing/export.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';
import { callsOfMatcher, differenceOf, eventsOf, nameOfCall, plainly } from './testing/matcher-world.ts';
import { showPhotos } from './testing/show-photos.ts';

/**
 * Moments as an oracle (security.md section 2): a viewer who watches who is online sees who came at the moment of a like. 40 candidates
 * come one at a time, in the same order in two worlds; in each world different ones like the matcher, visit, and take their like back. The
 * matcher reads everything between any two of them. If an answer, a count, an order, an event or the export differs before or after the
 * telling, the moment reveals who it was.
 */
const candidateCount = 40;
const secretCount = 8;
/** Seconds from one candidate to the next: all of them come between two tellings. */
const apart = 20;

interface Secret {
  likers: readonly number[];
  visitors: readonly number[];
  fickle: readonly number[];
}

interface World {
  server: TestServer;
  matcher: TestMember;
  /** The candidates who do nothing to the matcher like and visit the decoy. */
  decoy: TestMember;
  candidates: TestMember[];
  names: Map<string, string>;
}

/** Two secrets of the same sizes that share no candidate. */
function dealMoments(): [Secret, Secret] {
  const places = Array.from({ length: candidateCount }, (_, place) => place);
  const random = createRandom(process.env['MATCHER_SEED'] ?? String(testSeed));
  const likers = random.sample(places, 2 * secretCount);
  const visitors = random.sample(places, 2 * secretCount);
  const secretOf = (from: number): Secret => ({
    likers: likers.slice(from, from + secretCount),
    visitors: visitors.slice(from, from + secretCount),
    // Every second liker, in both worlds: otherwise the hidden like that disappears would reveal the liker.
    fickle: likers
      .slice(from, from + secretCount)
      .toSorted((one, next) => one - next)
      .filter((_, rank) => rank % 2 === 0),
  });
  return [secretOf(0), secretOf(secretCount)];
}

const password = 'a quiet evening by the lake';

async function createWorld(premium: boolean): Promise<World> {
  const server = await createTestServer();
  const matcher = await server.signUp({
    name: 'Matcher',
    email: 'matcher@example.com',
    gender: 'man',
    seeking: ['woman'],
    premium,
  });
  await saveCredentials(server.sql, matcher.memberId, await passwordHasher.hash(password), server.clock.now());
  const decoy = await server.signUp({ name: 'Decoy', gender: 'man', seeking: ['woman'], premium: true });
  const candidates: TestMember[] = [];
  for (let place = 0; place < candidateCount; place += 1)
    candidates.push(await server.signUp({ name: `Candidate ${place}`, seeking: ['man'] }));
  // Without a photo their activity would decide nothing in the search.
  await showPhotos(server, 'DE');
  const names = new Map([
    [matcher.publicId, 'MATCHER'],
    [decoy.publicId, 'DECOY'],
    ...candidates.map(({ publicId }, place): [string, string] => [publicId, `CANDIDATE-${place}`]),
  ]);
  return { server, matcher, decoy, candidates, names };
}

/** Everything the matcher sees, in order. */
async function watch(world: World, secret: Secret): Promise<[what: string, answer: string][]> {
  const { server, matcher, decoy, candidates } = world;
  const seen: [string, string][] = [];
  const { reads } = callsOfMatcher(server);
  const told = reads.filter((route) =>
    ['GET /api/likes.php', 'GET /api/visits', 'GET /api/members'].includes(nameOfCall(route)),
  );
  expect(told).toHaveLength(3);

  async function look(when: string, at: typeof reads, names = world.names): Promise<void> {
    await server.platform.jobs.runDue();
    for (const { endpoint } of at) {
      const response = await server.request(endpoint.method, endpoint.path, { as: matcher });
      // The zip compresses random ids to a different size each time; the contents of the export are compared below.
      const text = (await response.text()).replace(/"bytes":\d+/, '"bytes":0');
      seen.push([
        `${when}: ${endpoint.method} ${endpoint.path}`,
        plainly({ names }, [response.status, text.length, text].join('\n')),
      ]);
    }
    seen.push([`${when}: live events`, plainly({ names }, await eventsOf(world))]);
  }
  const as = async (candidate: TestMember, method: string, { publicId }: TestMember, path = '') => {
    const response = await server.request(method, `/api/members/${publicId}${path}`, { as: candidate });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  };
  /** Lets every candidate come once, with a read by the matcher after each; then the clock reaches the telling. */
  async function quarter(
    name: string,
    act: (candidate: TestMember, place: number) => Promise<void>,
    names?: Map<string, string>,
  ): Promise<void> {
    const { tellEvery } = server.config;
    server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / tellEvery) * tellEvery));
    await look(`before ${name}`, reads);
    for (const [place, candidate] of candidates.entries()) {
      server.clock.advance(apart);
      await act(candidate, place);
      await look(`${name}, candidate ${place}`, told);
    }
    await look(`before all is told of ${name}`, reads);
    server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / tellEvery) * tellEvery));
    await look(`after ${name}`, reads, names);
    server.clock.advance(60);
    await look(`after the event of ${name}`, told, names);
  }

  await quarter('likes and visits', async (candidate, place) => {
    await as(candidate, 'GET', secret.visitors.includes(place) ? matcher : decoy);
    await as(candidate, 'PUT', secret.likers.includes(place) ? matcher : decoy, '/like');
    if (place !== candidateCount - 1) return;
    const { data } = await takeExport(server, matcher, password);
    seen.push([
      'the copy of the data, before all is told',
      plainly(world, JSON.stringify([data['likes'], data['visits']])),
    ]);
  });
  // The list is ordered by opaque keys, so which of its rows are gone is chance in every world: their keys are numbered by themselves.
  const members = new Map([...world.names].filter(([, name]) => !name.startsWith('KEY')));
  const takeBack = async (candidate: TestMember, place: number) => {
    const liked = secret.likers.includes(place) ? matcher : decoy;
    const keeps = !secret.fickle.includes(place);
    await as(candidate, 'DELETE', keeps ? decoy : liked, '/like');
  };
  await quarter('likes taken back', takeBack, members);
  return seen;
}

async function watchBoth(premium: boolean) {
  const secrets = dealMoments();
  const worlds = await Promise.all(secrets.map(() => createWorld(premium)));
  try {
    return await Promise.all(worlds.map((world, index) => watch(world, secrets[index]!)));
  } finally {
    await Promise.all(worlds.map(({ server }) => server.close()));
  }
}

it('no moment reveals who likes, who visits, or who takes a like back', async () => {
  const [one, other] = await watchBoth(false);
  expect(one!.map(([what]) => what)).toEqual(other!.map(([what]) => what));
  const telling = one!.flatMap(([what, answer], index) =>
    answer === other![index]![1] ? [] : [{ what, ...differenceOf(answer, other![index]![1]) }],
  );
  expect(telling.slice(0, 3), `${telling.length} of ${one!.length} answers tell`).toEqual([]);
  // The telling happened, at its time.
  const likes = (when: string) =>
    one!.find(([what]) => what === `${when}: GET /api/likes.php`)?.[1].match(/"like_new"/g)?.length ?? 0;
  expect([
    likes('before all is told of likes and visits'),
    likes('after likes and visits'),
    likes('before all is told of likes taken back'),
    likes('after likes taken back'),
  ]).toEqual([0, secretCount, secretCount, secretCount / 2]);
}, 120_000);

it('would detect a difference: a premium member sees the same moments differ', async () => {
  const [one, other] = await watchBoth(true);
  const differ = one!.filter(([, answer], index) => answer !== other![index]![1]).map(([what]) => what);
  expect(differ.some((what) => what.includes('likes and visits, candidate') && what.includes('live events'))).toBe(
    true,
  );
  expect(differ.some((what) => what.includes('likes.php'))).toBe(true);
  expect(differ.some((what) => what.includes('visits'))).toBe(true);
}, 120_000);
