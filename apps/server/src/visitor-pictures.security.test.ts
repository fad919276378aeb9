import { endpoints, type EndpointDefinition } from '@heartline/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { givePhoto } from './photos/testing/pictures.ts';
import type { Route } from './platform/http/route.ts';
import { createRoutes } from './routes.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';

/**
 * A visitor can fetch pictures only of members who have agreed. Generated from the registry: a new call that admits visitors is included,
 * and it fails here too if its answer can hold a picture and none of the requests made here returns one.
 */
let server: TestServer;
let routes: Route[];
let agreed: TestMember[];
/** Files of photos by their owner. */
const files = new Map<TestMember, string[]>();
/** One member for each way not to have agreed. */
let silent: TestMember[];

async function wish(member: TestMember, photosPublic: boolean): Promise<void> {
  const { status } = await server.request('PATCH', '/api/me', { as: member, body: { photos_public: photosPublic } });
  if (status !== 200) throw new Error(`the wish was answered ${status}`);
}

async function memberWithPhotos(): Promise<TestMember> {
  const member = await server.signUp();
  await givePhoto(server, member, { seed: 1 });
  await givePhoto(server, member, { seed: 2 });
  const rows = await server.sql<{ names: string[] }[]>`
    select array[file_full, file_match, file_thumb, file_blur] as names from photos where member_id = ${member.memberId}`;
  files.set(
    member,
    rows.flatMap(({ names }) => names),
  );
  return member;
}

beforeAll(async () => {
  server = await createTestServer();
  routes = createRoutes(server.platform).filter(({ policy }) => policy.visitor === 'allow');
  agreed = [await memberWithPhotos(), await memberWithPhotos()];
  const [never, refused, tookBack] = [await memberWithPhotos(), await memberWithPhotos(), await memberWithPhotos()];
  silent = [never, refused, tookBack];
  for (const member of [...agreed, tookBack]) await wish(member, true);
  for (const member of [refused, tookBack]) await wish(member, false);
});
afterAll(() => server.close());

interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  options?: readonly (AnySchema | string)[];
  item?: AnySchema;
  wrapped?: AnySchema;
  literal?: unknown;
}

/** Whether an answer can hold a picture of another member; the caller's own account is in no visitor's answer. */
function canHoldPicture(schema: AnySchema | string | undefined): boolean {
  if (typeof schema !== 'object' || (schema as unknown) === endpoints.session.saveLanguage.response.entries.user)
    return false;
  if (schema.entries && 'thumb' in schema.entries) return true;
  return [schema.item, schema.wrapped, ...Object.values(schema.entries ?? {}), ...(schema.options ?? [])].some((part) =>
    canHoldPicture(part),
  );
}

/** The smallest value that fits a schema, with ids wherever it allows them. */
function least(schema: AnySchema, ids: readonly string[]): unknown {
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .filter(([, { type }]) => type !== 'optional')
          .map(([name, entry]) => [name, least(entry, ids)]),
      );
    case 'array':
      return schema.item?.type === 'string' ? ids : [least(schema.item ?? { type: 'unknown' }, ids)];
    case 'optional':
    case 'nullable':
      return least(schema.wrapped ?? { type: 'unknown' }, ids);
    case 'union':
    case 'variant':
      return least(schema.options?.[0] as AnySchema, ids);
    case 'picklist':
      return schema.options?.[0];
    case 'literal':
      return schema.literal;
    case 'boolean':
      return true;
    case 'number':
      return 1;
    default:
      return ids[0];
  }
}

/** No filter, and each filter alone, as wide as possible. */
const filters: Record<string, string>[] = [
  {},
  { with_photo: 'true' },
  { country: 'DE' },
  { gender: 'woman', sort: 'new' },
  { network: 'partner', ref: 'partner' },
];

function requestsTo({ path, query, body }: EndpointDefinition): { path: string; body: unknown }[] {
  const all = [...agreed, ...silent].map(({ publicId }) => publicId);
  const named = path.includes(':') || (query && Object.keys(least(query as never, all) as object).length > 0);
  return (named ? all : all.slice(0, 1)).flatMap((id) =>
    filters.flatMap((filter) => {
      const least_ = query ? (least(query as never, [id]) as Record<string, string>) : {};
      return {
        path: `${path.replaceAll(/:[a-z_]+/g, id)}?${new URLSearchParams({ ...least_, ...filter }).toString()}`,
        body: body && least(body as never, all),
      };
    }),
  );
}

it('every call open to visitors shows pictures only of members who agreed', async () => {
  const [leaks, unreached]: string[][] = [[], []];
  for (const { endpoint } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const seen = new Set<TestMember>();
    for (const { path, body } of requestsTo(endpoint)) {
      // Time passes, so that no rate limit replaces the answer.
      server.clock.advance(5);
      const aborter = new AbortController();
      const response = await server.request(endpoint.method, path, {
        signal: aborter.signal,
        ...(body === undefined ? {} : { body }),
      });
      const text = response.headers.get('content-type')?.includes('event-stream') ? '' : await response.text();
      aborter.abort();
      for (const [member, names] of files) if (names.some((file) => text.includes(file))) seen.add(member);
    }
    if (silent.some((member) => seen.has(member))) leaks?.push(name);
    if (canHoldPicture(endpoint.response as never) && !agreed.every((member) => seen.has(member)))
      unreached?.push(name);
  }
  expect({ leaks, unreached }).toEqual({ leaks: [], unreached: [] });
});

it('serves no picture of a member who has not agreed, for whichever viewer its address was signed', async () => {
  const { media } = server.platform;
  for (const member of silent)
    for (const file of files.get(member) ?? []) {
      for (const viewer of ['', member.publicId])
        expect((await server.request('GET', media.sign(file, viewer))).status).toBe(404);
      expect((await server.request('GET', `/media/${file}`)).status).not.toBe(200);
    }
});

it('for a visitor, the photo filter counts and finds only members whose pictures a visitor may see', async () => {
  const found = async (as?: TestMember) => {
    const response = await server.request('GET', '/api/members?with_photo=true', as ? { as } : {});
    return (await response.json()) as { num_results: number; profiles: { id: string; main_image: unknown }[] };
  };
  const ids = (members: TestMember[]) => members.map(({ publicId }) => publicId).toSorted();
  const visitors = await found();
  expect(visitors.num_results).toBe(agreed.length);
  expect(visitors.profiles.map(({ id }) => id).toSorted()).toEqual(ids(agreed));
  expect((await found(await server.signUp())).profiles.map(({ id }) => id).toSorted()).toEqual(
    ids([...agreed, ...silent]),
  );
});

it('acts at once, on saved addresses too', async () => {
  const member = await memberWithPhotos();
  const shown = async () => {
    server.clock.advance(2);
    const response = await server.request('GET', `/api/members/${member.publicId}`);
    const { profile } = (await response.json()) as {
      profile: { main_image: { thumb: string } | null; photos: { thumb: string }[] };
    };
    return [profile.main_image?.thumb, ...profile.photos.map(({ thumb }) => thumb)];
  };
  const loads = async (address: string | undefined) => (await server.request('GET', address ?? '/')).status;
  expect(await shown()).toEqual([undefined]);
  await wish(member, true);
  const saved = await shown();
  expect(saved).toHaveLength(3);
  for (const address of saved) expect(await loads(address)).toBe(200);
  await wish(member, false);
  expect(await shown()).toEqual([undefined]);
  for (const address of saved) expect(await loads(address)).toBe(404);
  // Members see the pictures as before.
  const viewer = await server.signUp();
  const response = await server.request('GET', `/api/members/${member.publicId}`, { as: viewer });
  const { profile } = (await response.json()) as { profile: { main_image: { thumb: string } } };
  expect((await server.request('GET', profile.main_image.thumb, { as: viewer })).status).toBe(200);
});
