import { afterAll, beforeAll, expect, it } from 'vitest';

import { lockPair } from '../people/pair-lock.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await createTestServer();
  two = await one.another();
});
afterAll(() => one.close());

const like = (server: TestServer, from: TestMember, to: TestMember) =>
  server.request('PUT', `/api/members/${to.publicId}/like`, { as: from });
const matchesOf = async ({ memberId }: TestMember) => {
  const [row] = await one.sql<
    { count: number }[]
  >`select count(*)::int as count from events where member_id = ${memberId} and payload ->> 'type' = 'match'`;
  return row?.count;
};

it('[LIK-02] two likes at the same moment, at two servers, are exactly one match for each', async () => {
  const pairs = await Promise.all(Array.from({ length: 25 }, () => Promise.all([one.signUp(), one.signUp()])));
  const answers = await Promise.all(
    pairs.map(([a, b]) => Promise.all([like(one, a, b), like(two, b, a), like(two, a, b), like(one, b, a)])),
  );
  for (const [index, four] of answers.entries()) {
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [a, b] = pairs[index]!;
    expect([await matchesOf(a), await matchesOf(b)]).toEqual([1, 1]);
  }
});

it('[MEM-06] a like and a block at the same moment never leave a like', async () => {
  const pairs = await Promise.all(Array.from({ length: 25 }, () => Promise.all([one.signUp(), one.signUp()])));
  await Promise.all(
    pairs.flatMap(([a, b]) => [
      like(one, a, b),
      two.request('PUT', `/api/members/${a.publicId}/block`, { as: b }),
      like(two, a, b),
    ]),
  );
  const ids = pairs.map(([a]) => a.memberId);
  const [row] = await one.sql<
    { count: number }[]
  >`select count(*)::int as count from likes where from_id = any(${ids}::bigint[])`;
  expect(row?.count).toBe(0);
});

it('[MEM-05] a like that is not stored yet can be taken back', async () => {
  const [a, b] = [await one.signUp(), await one.signUp()];
  const unlike = () => two.request('DELETE', `/api/members/${b.publicId}/like`, { as: a });
  const calls: Promise<Response>[] = [];
  await one.sql.begin(async (tx) => {
    await lockPair(tx, a.memberId, b.memberId);
    calls.push(like(one, a, b));
    await waitingFor(1);
    calls.push(unlike());
    // Either it waits behind the like, or it answers before it.
    await Promise.race([calls[1], waitingFor(2)]);
  });
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await one.sql`select from likes where from_id = ${a.memberId}`).toHaveLength(0);
});

/** Resolves when as many transactions wait for a lock. */
const waitingFor = (count: number) =>
  expect
    .poll(async () => {
      const rows = await one.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return rows.length;
    })
    .toBe(count);
