import { beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { tellOnlookers } from '../people/appearance.store.ts';
import type { Route } from '../platform/http/route.ts';
import { createRoutes } from '../routes.ts';
import { say, said, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { readStream } from '../testing/stream.ts';

interface Stage {
  server: TestServer;
  viewer: TestMember;
  hidden: TestMember;
  bystander: TestMember;
  /** What the viewer may have kept of the hidden member: ids, and addresses of photos. */
  kept: { ids: string[]; addresses: string[] };
  /** Everything by which an answer could reveal the hidden member. */
  secrets: string[];
  close: () => Promise<void>;
}

/**
 * Two members with a past: likes, a conversation, visits, moves of the swipe game, a report, photos; and a bystander. The same on every
 * stage.
 */
async function setStage(premium: boolean): Promise<Stage> {
  const server = await createTestServer();
  const viewer = await server.signUp({ name: 'Viewer', email: 'viewer@example.com', premium, gender: 'man' });
  const hidden = await server.signUp({ name: 'Hidden Person', email: 'hidden@example.com', premium: true });
  const bystander = await server.signUp({ name: 'Bystander', email: 'bystander@example.com' });
  const photo = await givePhoto(server, hidden);
  const extra = await givePhoto(server, hidden, { seed: 2 });
  await server.sql`update members set interests = '{tea}', place_id = 'DE-2950159', region_id = 'DE-BE', cell_x = 1, cell_y = 1`;
  const call = async (as: TestMember, method: string, path: string, body?: object) => {
    const response = await server.request(method, path, { as, ...(body ? { body } : {}) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };
  await call(hidden, 'PUT', `/api/members/${viewer.publicId}/like`);
  await call(bystander, 'PUT', `/api/members/${viewer.publicId}/like`);
  await call(viewer, 'POST', `/api/play/${hidden.publicId}`, { choice: 'like' });
  await call(hidden, 'GET', `/api/members/${viewer.publicId}`);
  await call(viewer, 'POST', `/api/members/${hidden.publicId}/report`, {
    subject: { kind: 'profile' },
    reason: 'spam',
  });
  const preferences = { genders: ['woman'], min_age: 18, max_age: 99, radius: null, with_photo: false };
  const nice = { interests: ['tea'], languages: [], attributes: [] };
  await call(viewer, 'PUT', '/api/match-finder', { preferences: { ...preferences, ...nice } });
  const conversation = await startChat(server, viewer, hidden);
  await said(await say(server, viewer, conversation, 'Do you remember?'));
  await said(await say(server, hidden, conversation, 'A secret answer'));
  const profile = await (await call(viewer, 'GET', `/api/members/${hidden.publicId}`)).text();
  const cards = await (await call(viewer, 'GET', '/api/members?country=DE')).text();
  const addresses = [...new Set(`${profile}${cards}`.match(/\/media\/[^"]+/g))];
  // The viewer and the bystander have no pictures, so all of these are the hidden member's.
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  for (const address of addresses) await call(viewer, 'GET', address);
  return {
    server,
    viewer,
    hidden,
    bystander,
    kept: { ids: [hidden.publicId, conversation, photo.id, extra.id], addresses },
    secrets: [hidden.publicId, hidden.name, hidden.email, photo.id, extra.id, 'A secret answer'],
    close: () => server.close(),
  };
}

/** Bodies with which the calls about members do their work. */
const bodies = (stage: Stage): Record<string, object> => ({
  'POST /api/conversations': { member_id: stage.hidden.publicId },
  'POST /api/conversations/:id/messages': {
    client_id: '3f2c8f2e-8f5b-4c58-9d1f-0a4f6a1c2b3d',
    kind: 'text',
    text: 'Hello?',
  },
  'PUT /api/conversations/:id/delivered': { seq: 1 },
  'PUT /api/conversations/:id/read': { seq: 1 },
  'POST /api/members/:id/report': { subject: { kind: 'profile' }, reason: 'fake' },
  'POST /api/play/:id': { choice: 'like' },
  'POST /api/search/again': { ids: [stage.hidden.publicId, stage.bystander.publicId] },
  'DELETE /api/chat.php': {},
});
const stream = 'GET /api/events';
/** Calls that would end the walk, or never end (the stream is read apart); the documentation is the same for everybody. */
const left = ['GET /api/logout.php', 'DELETE /api/me/sessions', stream, 'GET /api/docs'];
const nameOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;

/** All that the viewer's stream gives of the past. */
async function streamed({ server, viewer }: Stage): Promise<string> {
  const { events, clock } = server.platform;
  await events.append(server.sql, viewer.memberId, { type: 'export_changed' }, clock.now());
  const [newest] = await server.sql<{ last_seq: number }[]>`
    select last_seq from member_streams where member_id = ${viewer.memberId}`;
  const live = readStream(await server.request('GET', '/api/events?after=0', { as: viewer }));
  await live.until(({ id }) => id === String(newest?.last_seq));
  live.close();
  return JSON.stringify(live.received);
}

/**
 * Makes every call that the viewer can make, with everything the viewer may have kept; reads come first, because they change nothing. Calls
 * that are left out advance the clock too, so that all walks run at the same times.
 */
async function walk(stage: Stage, without: readonly string[] = []): Promise<Map<string, string>> {
  const { server, viewer, kept } = stage;
  const answers = new Map([[stream, await streamed(stage)]]);
  const routes = createRoutes(server.platform).filter((route) => !left.includes(nameOf(route)));
  const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET');
  for (const route of [...reads, ...routes.filter((one) => !reads.includes(one))]) {
    const { method, path, body } = route.endpoint;
    const ids = path.includes(':') || path.endsWith('chat.php') ? kept.ids : [''];
    for (const [index, id] of ids.entries()) {
      server.clock.advance(5);
      if (without.includes(nameOf(route))) continue;
      const url = path.replaceAll(/:[a-z_]+/g, id) + (path.endsWith('chat.php') ? `?conversation=${id}` : '');
      const response = await server.request(method, url, {
        as: viewer,
        ...(body ? { body: bodies(stage)[nameOf(route)] ?? {} } : {}),
      });
      answers.set(`${nameOf(route)} with ${index}`, `${response.status} ${await response.text()}`);
    }
  }
  for (const [index, address] of kept.addresses.entries()) {
    const response = await server.request('GET', address, { as: viewer });
    answers.set(`saved address ${index}`, `${response.status} ${response.headers.get('content-type')}`);
  }
  const more = [
    ...['gender=woman', 'online=true', 'with_photo=true', 'region=DE-BE', 'min_age=30&max_age=40', 'sort=new'].flatMap(
      (query) => [`/api/members?${query}`, `/api/search/widenings?${query}`],
    ),
    ...[stage.hidden, stage.bystander].map(({ publicId }) => `/api/search/neighbours?gender=woman&member=${publicId}`),
  ];
  for (const [index, path] of more.entries())
    answers.set(`more ${index}`, await (await server.request('GET', path, { as: viewer })).text());
  return answers;
}

/** Without the values that differ between any two servers: ids, keys and signatures. */
const plain = (text: string) =>
  text
    .replaceAll(/"request_id":"[^"]+"/g, '"request_id":"R"')
    .replaceAll(/\/media\/[^"]+/g, 'M')
    .replaceAll(/"(id|reference|code|push_public_key)":"[^"]+"/g, '"$1":"I"')
    // Ids in a CSV table.
    .replaceAll(/(?<=,)'?[A-Za-z0-9_-]{16}(?=,)/g, 'I');

const delete_ = ({ server, hidden }: Stage) =>
  server.sql.begin(async (tx) => {
    await tx`update members set status = 'deleted' where id = ${hidden.memberId}`;
    await tellOnlookers(tx, hidden.memberId, server.clock.now());
  });
const block = (stage: Stage, by: 'viewer' | 'hidden') =>
  stage.server.request('PUT', `/api/members/${stage[by === 'viewer' ? 'hidden' : 'viewer'].publicId}/block`, {
    as: stage[by],
  });

/** Calls on members whom the viewer has blocked: they stay on the own list, and can be blocked again and unblocked. */
const own = ['GET /api/blocks', 'PUT /api/members/:id/block', 'DELETE /api/members/:id/block'];

interface Walked {
  answers: Map<string, string>;
  secrets: string[];
}

async function walkStage(
  premium: boolean,
  hide: (stage: Stage) => Promise<unknown>,
  without?: readonly string[],
): Promise<Walked> {
  const stage = await setStage(premium);
  try {
    await hide(stage);
    return { answers: await walk(stage, without), secrets: stage.secrets };
  } finally {
    await stage.close();
  }
}

describe.each([{ premium: true }, { premium: false }])('[MEM-06] for a viewer with premium $premium', ({ premium }) => {
  let deleted: Walked;
  const blocked: Partial<Record<'viewer' | 'hidden', Walked>> = {};
  const blockedBy = (by: 'viewer' | 'hidden') => async (stage: Stage) =>
    expect((await block(stage, by)).status).toBe(200);

  beforeAll(async () => {
    // In parallel: each stage has its own server and clock, and most of the time one of them waits for the database.
    [deleted, blocked.hidden, blocked.viewer] = await Promise.all([
      walkStage(premium, delete_),
      walkStage(premium, blockedBy('hidden')),
      walkStage(premium, blockedBy('viewer'), own),
    ]);
  });

  it.each(['hidden', 'viewer'] as const)('a block by the %s looks on every route like a deleted account', (by) => {
    const { answers, secrets } = blocked[by]!;
    const calls = [...deleted.answers.keys()].filter(
      (call) => by === 'hidden' || !own.includes(call.replace(/ with \d+$/, '')),
    );
    expect([...answers.keys()]).toEqual(calls);
    expect(answers.size).toBeGreaterThan(100);
    const differing: [string, string, string | undefined][] = [];
    const telling: string[] = [];
    for (const [call, answer] of answers) {
      const other = deleted.answers.get(call);
      // Error codes reveal something, so they are compared before ids are replaced.
      const code = /"error":\{"code":"(\w+)"/.exec(answer)?.[1];
      const otherCode = /"error":\{"code":"(\w+)"/.exec(other ?? '')?.[1];
      if (code !== otherCode || plain(answer) !== plain(other ?? '')) differing.push([call, answer, other]);
      // The viewer's own report keeps the name as it was when the report was made.
      if (/\/api\/reports|\/report with/.test(call)) continue;
      if (secrets.some((secret) => answer.includes(secret))) telling.push(`${call}: ${answer}`);
    }
    expect(differing).toEqual([]);
    expect(telling).toEqual([]);
    const saved = [...answers].flatMap(([call, answer]) => (call.startsWith('saved address') ? [answer] : []));
    expect(new Set(saved)).toEqual(new Set(['404 application/json']));
  });
});
