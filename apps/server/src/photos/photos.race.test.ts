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

it('[MEM-09] keeps one order, one main photo and no lost file while photos are moved, deleted and uploaded at once at two servers', async () => {
  const member = await one.signUp({ premium: true });
  const files = (await filesOf(one)).length;
  const bytes = await jpeg();
  const first = await Promise.all(Array.from({ length: 8 }, () => upload(one, member, bytes)));
  const ids = await Promise.all(
    first.map(async (answer) => ((await answer.json()) as { photo: { id: string } }).photo.id),
  );
  const at = (turn: number) => (turn % 2 ? one : two);
  const statuses = await Promise.all(
    ids.flatMap((id, turn) => [
      at(turn).request('PATCH', `/api/me/photos/${id}`, { as: member, body: { position: 7 - turn } }),
      at(turn + 1).request('PATCH', `/api/me/photos/${id}`, { as: member, body: { position: 24 } }),
      at(turn).request('PATCH', `/api/me/photos/${id}`, { as: member, body: { main: true } }),
      upload(at(turn), member, bytes),
      ...(turn % 2 ? [at(turn).request('DELETE', `/api/me/photos/${id}`, { as: member })] : []),
    ]),
  );
  // Later requests do not find photos deleted meanwhile; nothing else fails.
  expect([...new Set(statuses.map(({ status }) => status))].filter((status) => ![200, 404].includes(status))).toEqual(
    [],
  );
  const answer = await one.request('GET', '/api/me/photos', { as: member });
  const { photos } = (await answer.json()) as { photos: { id: string; main: boolean; position: number }[] };
  expect(photos).toHaveLength(12);
  expect(photos.filter(({ main }) => main)).toHaveLength(1);
  const rows = await one.sql<{ position: number }[]>`select position from photos where member_id = ${member.memberId}`;
  expect(new Set(rows.map(({ position }) => position)).size).toBe(12);
  expect(ids.filter((id, turn) => turn % 2 && photos.some((photo) => photo.id === id))).toEqual([]);
  expect(await filesOf(one)).toHaveLength(files + 4 * 12);

  // A move without competition reaches its exact position.
  const [moved] = photos;
  await two.request('PATCH', `/api/me/photos/${moved?.id}`, { as: member, body: { position: 5 } });
  const after = (await (await one.request('GET', '/api/me/photos', { as: member })).json()) as typeof answer & {
    photos: { id: string }[];
  };
  expect(after.photos.map(({ id }) => id)).toEqual(
    photos
      .map(({ id }) => id)
      .slice(1)
      .toSpliced(5, 0, moved?.id ?? ''),
  );
});

it('makes one photo of an upload that arrives twice at the same moment', async () => {
  const member = await one.signUp();
  const files = (await filesOf(one)).length;
  const bytes = await jpeg();
  const key = '99999999-2222-4333-8444-555555555555';
  const answers = await Promise.all([one, two, one, two].map((server) => upload(server, member, bytes, { key })));
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { photo: { id: string } }).photo.id),
  );
  expect([new Set(ids).size, (await filesOf(one)).length]).toEqual([1, files + 4]);
});
