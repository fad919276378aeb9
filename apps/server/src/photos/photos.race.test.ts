import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { filesOf, jpeg, upload } from './testing/pictures.ts';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await createTestServer();
  two = await one.another();
});
afterAll(() => one.close());

it.each([
  { premium: false, before: 0, limit: 3 },
  { premium: true, before: 20, limit: 25 },
])('[MEM-09] keeps exactly $limit photos of ten uploads at once at two servers', async ({ premium, before, limit }) => {
  const member = await one.signUp({ premium });
  await one.sql`
    insert into photos (public_id, member_id, state, position, width, height, file_full, file_match, file_thumb, file_blur, created_at)
    select 'old-' || ${String(premium)} || n, ${member.memberId}, 'active', n, 1, 1, 'f' || n, 'm' || n, 't' || n, 'b' || n, ${one.clock.now()}
    from generate_series(1, ${before}) n`;
  const files = (await filesOf(one)).length;
  const bytes = await jpeg();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => upload(index % 2 ? one : two, member, bytes)),
  );
  const refused = await Promise.all(
    answers.filter(({ ok }) => !ok).map((answer) => answer.json() as Promise<{ error: { code: string } }>),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(limit - before);
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['photo_limit']));
  const [row] = await one.sql<{ count: number; positions: number }[]>`
    select count(*)::int as count, count(distinct position)::int as positions from photos where member_id = ${member.memberId}`;
  expect(row).toEqual({ count: limit, positions: limit });
  expect(await filesOf(one)).toHaveLength(files + 4 * (limit - before));
});
