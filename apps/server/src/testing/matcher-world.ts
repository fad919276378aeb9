import type { LiveEventPayload } from '../platform/events/payload.ts';
import type { Route } from '../platform/http/route.ts';
import { createRoutes } from '../routes.ts';
import type { Random } from '../seed/random.ts';
import { createTestServer, type TestMember, type TestServer } from './harness.ts';
import { showPhotos } from './show-photos.ts';

/** The secret actions, by the index of the candidates: in chronological order. */
export interface Secret {
  likers: readonly number[];
  visitors: readonly number[];
}

/** A free member among candidates, some of whom have liked and visited. Two worlds differ only in which candidates did. */
export interface MatcherWorld {
  server: TestServer;
  matcher: TestMember;
  candidates: TestMember[];
  secret: Secret;
  /** Replacements for ids that differ between the worlds. */
  names: Map<string, string>;
}

export const candidateCount = 20;
const likerCount = 10;
const visitorCount = 5;
/** Candidates who like in both worlds, and as many who like in neither: only with them may a like of the matcher reveal anything. */
const commonCount = 2;

/** Two secrets of the same size over the same candidates, and the indexes of candidates who act alike in both. */
export function dealSecrets(random: Random): { secrets: [Secret, Secret]; common: number[] } {
  const all = Array.from({ length: candidateCount }, (_, place) => place);
  const mixed = random.sample(all, candidateCount);
  const [liking, indifferent, ...rest] = [
    mixed.slice(0, commonCount),
    mixed.slice(commonCount, 2 * commonCount),
    ...mixed.slice(2 * commonCount),
  ];
  const own = likerCount - commonCount;
  // A candidate who likes in both does so at the same moment in both: a match reveals the like, and with it its position among the others.
  const turns = random.sample(
    Array.from({ length: likerCount }, (_, turn) => turn),
    commonCount,
  );
  const likersOf = (others: number[]) => {
    const left = [...others];
    return Array.from({ length: likerCount }, (_, turn) =>
      turns.includes(turn) ? liking[turns.indexOf(turn)]! : left.shift()!,
    );
  };
  const looking = random.sample(all, 2 * visitorCount);
  return {
    secrets: [
      { likers: likersOf(rest.slice(0, own)), visitors: looking.slice(0, visitorCount) },
      { likers: likersOf(rest.slice(own, 2 * own)), visitors: looking.slice(visitorCount) },
    ],
    common: [...liking, ...indifferent],
  };
}

export async function createMatcherWorld(secret: Secret, premium = false): Promise<MatcherWorld> {
  const server = await createTestServer();
  const matcher = await server.signUp({
    name: 'Matcher',
    email: 'matcher@example.com',
    gender: 'man',
    seeking: ['woman'],
    credits: 1_000,
    premium,
  });
  const candidates: TestMember[] = [];
  for (let place = 0; place < candidateCount; place += 1)
    candidates.push(
      await server.signUp({ name: `Candidate ${place}`, email: `candidate-${place}@example.com`, seeking: ['man'] }),
    );
  // Without a photo their activity would decide nothing in the search.
  await showPhotos(server, 'DE');
  const doAs = async (place: number, method: string, path: string) => {
    server.clock.advance(1_800);
    const response = await server.request(method, path, { as: candidates[place]! });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  };
  for (const place of secret.likers) await doAs(place, 'PUT', `/api/members/${matcher.publicId}/like`);
  for (const place of secret.visitors) await doAs(place, 'GET', `/api/members/${matcher.publicId}`);
  // The last activity is no secret, and is the same in both worlds.
  for (const { memberId } of candidates)
    await server.sql`update members set last_active_at = signup_at + make_interval(mins => ${memberId}::int) where id = ${memberId}`;
  server.clock.advance(86_400);
  const names = new Map([
    [matcher.publicId, 'MATCHER'],
    ...candidates.map(({ publicId }, place) => nameOf(publicId, place)),
  ]);
  return { server, matcher, candidates, secret, names };
}

const nameOf = (publicId: string, place: number): [string, string] => [publicId, `CANDIDATE-${place}`];

/** A text without the values that are random in every world: ids and keys are replaced in order of their first appearance. */
export function plainly({ names }: Pick<MatcherWorld, 'names'>, text: string): string {
  return text
    .replaceAll(/"request_id":"[^"]+"/g, '"request_id":"REQUEST"')
    .replaceAll(/"push_public_key":"[^"]+"/g, '"push_public_key":"KEY"')
    .replaceAll(/"STAY-\w{8}"/g, '"STAY"')
    .replaceAll(/"next_cursor":"[^"]+"/g, '"next_cursor":"CURSOR"')
    .replaceAll(/\/media\/veil-\d\.webp\?[^"]+/g, 'VEIL')
    .replaceAll(/\/media\/[^"]+/g, 'PHOTO')
    .replaceAll(/(?<=["/=,])[A-Za-z0-9_-]{16,40}(?=["/?&,])/g, (id) => {
      if (/^[a-z_]+$/.test(id)) return id;
      const known = names.get(id) ?? `KEY-${names.size}`;
      names.set(id, known);
      return known;
    });
}

/** These end the session or never end, or take a file and nothing of a candidate. */
const left = [
  'GET /api/logout.php',
  'DELETE /api/me/sessions',
  'GET /api/events',
  'GET /api/docs',
  'GET /api/openapi.json',
  'POST /api/me/photos',
  'PUT /api/me/chat-photos/:client_id',
];

/** The name of a call: GET /api/likes.php */
export const nameOfCall = ({ endpoint: { method, path } }: Pick<Route, 'endpoint'>): string => `${method} ${path}`;

/** Every call of the registry that a free member may make: reads such as lists, calls about one candidate, and all others. */
export function callsOfMatcher({ platform }: TestServer): { reads: Route[]; aimed: Route[]; others: Route[] } {
  const routes = createRoutes(platform).filter(
    (route) => route.policy.free === 'allow' && !left.includes(nameOfCall(route)),
  );
  const isAimed = (route: Route) =>
    /^\/api\/(members|play|conversations)\/:|^\/api\/chat\.php|^\/api\/(conversations|search\/(again|neighbours)|play\/last)$/.test(
      route.endpoint.path,
    );
  const isRead = (route: Route) =>
    route.endpoint.method === 'GET' && !route.endpoint.path.includes(':') && !isAimed(route);
  return {
    reads: routes.filter(isRead),
    aimed: routes.filter(isAimed),
    others: routes.filter((route) => !isAimed(route) && !isRead(route)),
  };
}

/** The position from which two answers differ. */
export function differenceOf(one: string, other: string) {
  let from = 0;
  while (one[from] === other[from]) from += 1;
  return { one: one.slice(Math.max(0, from - 40), from + 120), other: other.slice(Math.max(0, from - 40), from + 120) };
}

/** The current content of the matcher's live stream. */
export async function eventsOf({ server, matcher }: Pick<MatcherWorld, 'server' | 'matcher'>): Promise<string> {
  const rows = await server.sql<{ seq: number; payload: LiveEventPayload }[]>`
    select seq, payload from events where member_id = ${matcher.memberId} order by seq`;
  return JSON.stringify(rows.map(({ seq, payload }) => [seq, payload]));
}
