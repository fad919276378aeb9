import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { say, startChat } from '../testing/chatting.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { findSeeker, listCandidates } from './today.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type People = EndpointAnswer<typeof endpoints.today.people>['people'];

const today = async (as: TestMember): Promise<People> => {
  const response = await server.request('GET', '/api/today', { as });
  expect(response.status).toBe(200);
  return ((await response.json()) as { people: People }).people;
};
const idsOf = (people: People) => people.map(({ profile }) => profile.id);

/** A separate world for each test: a country without other members. */
const countries = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IT',
  'LU',
  'NL',
  'NO',
  'NZ',
  'PL',
  'SE',
  'US',
];
let country: string;
let anna: TestMember;

interface Change extends SignUpOptions {
  interests?: string[];
  photo?: boolean;
  /** Signed up a moment ago. */
  newcomer?: boolean;
}

async function join({ interests = [], photo = true, newcomer = false, ...options }: Change = {}): Promise<TestMember> {
  const one = await server.signUp({ gender: 'man', seeking: ['woman'], country, ...options });
  const signupAt = new Date(server.clock.now().getTime() - (newcomer ? 0 : 15 * 86_400_000));
  await server.sql`update members set interests = ${interests}, signup_at = ${signupAt} where id = ${one.memberId}`;
  if (photo) await givePhoto(server, one);
  return one;
}

/** An active photo, so that the member can be shown: its file is never requested. */
async function givePhoto({ sql, clock }: TestServer, { memberId }: TestMember): Promise<void> {
  const [photo] = await sql<[{ id: number }]>`
    insert into photos ${sql({
      public_id: randomUUID(),
      member_id: memberId,
      state: 'active',
      position: 0,
      width: 900,
      height: 1200,
      file_full: randomUUID(),
      file_match: randomUUID(),
      file_thumb: randomUUID(),
      file_blur: randomUUID(),
      created_at: clock.now(),
    })} returning id`;
  await sql`update members set main_photo_id = ${photo.id} where id = ${memberId}`;
}

const inCommon: Change = { interests: ['cooking'] };

beforeEach(async () => {
  country = countries.pop()!;
  anna = await join({ gender: 'woman', seeking: ['man'], interests: ['cooking', 'nature'] });
});

describe('[MEM-11] three a day', () => {
  it('three with one reason each, the same after a reload and on another device, and different ones on the next day', async () => {
    for (let number = 0; number < 7; number += 1)
      await join(
        number % 3 === 0 ? { newcomer: true } : { interests: [number % 2 === 0 ? 'cooking' : 'nature', 'art'] },
      );
    const [first, second] = await Promise.all([today(anna), today(anna)]);
    expect(first).toHaveLength(3);
    expect(second).toEqual(first);
    expect(await today(anna)).toEqual(first);
    for (const { reason } of first) expect(['interest', 'new']).toContain(reason.kind);
    server.clock.advance(86_400);
    const next = await today(anna);
    expect(next).toHaveLength(3);
    expect(idsOf(next).filter((id) => idsOf(first).includes(id))).toEqual([]);
  });

  it('the day is the one in the member’s time zone', async () => {
    for (let number = 0; number < 6; number += 1) await join(inCommon);
    await server.sql`update members set time_zone = 'Pacific/Auckland' where id = ${anna.memberId}`;
    server.clock.set(new Date(`${server.clock.now().toISOString().slice(0, 10)}T10:30:00Z`));
    const first = await today(anna);
    // Midnight in Auckland, noon in UTC.
    server.clock.advance(3 * 3_600);
    expect(idsOf(await today(anna))).not.toEqual(idsOf(first));
  });

  it('fewer if there are no more, and none without a reason; members who join meanwhile are added', async () => {
    await join();
    const bert = await join({ interests: ['nature'] });
    expect(idsOf(await today(anna))).toEqual([bert.publicId]);
    const carl = await join({ newcomer: true });
    expect(await today(anna)).toMatchObject([
      { profile: { id: bert.publicId }, reason: { kind: 'interest', interest: 'nature' } },
      { profile: { id: carl.publicId }, reason: { kind: 'new', interest: null } },
    ]);
  });

  it('real members come before fictional profiles, whose reasons are only what is in common', async () => {
    const drawn = await join({ fictional: true, interests: ['cooking', 'nature'] });
    await join({ fictional: true, newcomer: true });
    const people = [await join({ newcomer: true }), await join({ newcomer: true })];
    const found = await today(anna);
    expect(idsOf(found)).toHaveLength(3);
    expect(idsOf(found).slice(0, 2).toSorted()).toEqual(people.map(({ publicId }) => publicId).toSorted());
    expect(found[2]).toMatchObject({
      profile: { id: drawn.publicId, fictional: true },
      reason: { kind: 'interest' },
    });
  });

  it.each<[string, (bert: TestMember) => Promise<unknown>]>([
    ['liked', (bert) => server.request('PUT', `/api/members/${bert.publicId}/like`, { as: anna })],
    ['passed', (bert) => server.request('POST', `/api/play/${bert.publicId}`, { as: anna, body: { choice: 'pass' } })],
    ['written to', async (bert) => say(server, anna, await startChat(server, anna, bert), 'Hello')],
    ['who has written', async (bert) => say(server, bert, await startChat(server, bert, anna), 'Hello')],
    ['blocked', (bert) => server.request('PUT', `/api/members/${bert.publicId}/block`, { as: anna })],
    ['who has blocked', (bert) => server.request('PUT', `/api/members/${anna.publicId}/block`, { as: bert })],
    [
      'whose account is closed',
      (bert) => server.sql`update members set status = 'disabled' where id = ${bert.memberId}`,
    ],
    ['who is not confirmed', (bert) => server.sql`update members set confirmed_at = null where id = ${bert.memberId}`],
    ['who looks for others', (bert) => server.sql`update members set seeking = '{man}' where id = ${bert.memberId}`],
    ['without a photo', (bert) => server.sql`update members set main_photo_id = null where id = ${bert.memberId}`],
    ['of another age', (bert) => server.sql`update members set birth_date = '1970-01-01' where id = ${bert.memberId}`],
  ])('nobody %s', async (_what, happens) => {
    const [bert, carl] = [await join(inCommon), await join(inCommon)];
    await happens(bert);
    expect(idsOf(await today(anna))).toEqual([carl.publicId]);
  });

  it('a member blocked or passed later disappears at once; a liked one stays, with the like', async () => {
    const [bert, carl, dirk] = [await join(inCommon), await join(inCommon), await join(inCommon)];
    expect(await today(anna)).toHaveLength(3);
    await server.request('PUT', `/api/members/${anna.publicId}/block`, { as: bert });
    await server.request('POST', `/api/play/${carl.publicId}`, { as: anna, body: { choice: 'pass' } });
    await server.request('PUT', `/api/members/${dirk.publicId}/like`, { as: anna });
    const left = await today(anna);
    expect(left.map(({ profile }) => [profile.id, profile.liked])).toEqual([[dirk.publicId, true]]);
  });

  it('a like from another member changes nothing', async () => {
    const all: TestMember[] = [];
    for (let number = 0; number < 6; number += 1) all.push(await join(inCommon));
    const before = await today(anna);
    await server.sql`delete from today_people where member_id = ${anna.memberId}`;
    for (const one of all) await server.request('PUT', `/api/members/${anna.publicId}/like`, { as: one });
    expect(idsOf(await today(anna))).toEqual(idsOf(before));
  });
});

it('the choice reads only the most recently active of the country, by its index, and scans no table', async () => {
  const seeker = await findSeeker(server.sql, anna.memberId);
  if (!seeker) throw new Error('Anna is not there');
  const plan = await server.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    return tx<{ 'QUERY PLAN': string }[]>`explain ${listCandidates(tx, anna.memberId, seeker, [])}`;
  });
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('search_entries_country');
  expect(text).not.toContain('Seq Scan');
});
