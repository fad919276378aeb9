import { randomBytes } from 'node:crypto';

import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { withDatabase } from '../testing/global-setup.ts';
import { isType, readStream, type TestStream } from '../testing/stream.ts';
import { createTcpProxy } from '../testing/tcp-proxy.ts';
import { createTestClock } from './clock.ts';
import { openDatabase, type Database } from './database.ts';
import { createEventHub, type EventHub, type EventHubTimes } from './events.ts';
import { decode, encode } from './events/channel.ts';
import { createLog } from './log.ts';

const database = `events_${randomBytes(6).toString('hex')}`;
const clock = createTestClock();
let url: string;
let admin: postgres.Sql;
let sql: Database;

beforeAll(async () => {
  admin = postgres(inject('databaseUrl'), { max: 2, onnotice: () => {} });
  await admin.unsafe(`create database ${database} template heartline_template`);
  url = withDatabase(inject('databaseUrl'), database);
  sql = openDatabase({ url, connections: 5 });
  await sql`insert into sites (id, position, pool, hosts, company_id, settings) values ('s', 0, 'p', '{}', 'c', '{}')`;
});
afterAll(async () => {
  await sql.end();
  await admin.unsafe(`drop database ${database} with (force)`);
  await admin.end();
});

let members = 0;
async function member(): Promise<{ memberId: number; sessionId: string }> {
  members += 1;
  const [row] = await sql<{ id: number }[]>`
    insert into members (public_id, pool, site_id, status, name, name_key, language, gender, seeking, birth_date, country, signup_at, last_active_at)
    values (${`m${members}`}, 'p', 's', 'active', ${`m${members}`}, ${`m${members}`}, 'en', 'man', '{}', '1990-01-01', 'DE', ${clock.now()}, ${clock.now()})
    returning id`;
  const sessionId = `session-${members}`;
  await sql`
    insert into sessions (token_hash, public_id, member_id, client, created_at, last_used_at, expires_at)
    values (${Buffer.from(sessionId)}, ${sessionId}, ${row!.id}, 'web', ${clock.now()}, ${clock.now()}, ${new Date(clock.now().getTime() + 60_000)})`;
  return { memberId: row!.id, sessionId };
}

async function withHub(times: Partial<EventHubTimes>, work: (hub: EventHub) => Promise<void>): Promise<void> {
  const hub = createEventHub(sql, url, clock, createLog('silent'), times);
  await hub.start();
  try {
    await work(hub);
  } finally {
    await hub.stop();
  }
}
const connect = async (
  hub: EventHub,
  { memberId, sessionId }: { memberId: number; sessionId: string },
): Promise<TestStream> => {
  const stream = readStream(hub.stream(memberId, sessionId, undefined));
  await stream.until(isType('ready'));
  return stream;
};
const append = (memberId: number) => sql`select append_event(${memberId}, '{"type": "likes_changed"}', ${clock.now()})`;

it('an event without any notification arrives by the regular poll', async () => {
  await withHub({ floor: 50 }, async (hub) => {
    const anna = await member();
    const stream = await connect(hub, anna);
    await append(anna.memberId);
    expect((await stream.until(isType('likes_changed'))).id).toBe('1');
  });
});

it('reads do not wait behind writes: an event arrives while every connection of the pool is taken', async () => {
  await withHub({}, async (hub) => {
    const anna = await member();
    const stream = await connect(hub, anna);
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    const taken = Array.from({ length: 5 }, () => sql.begin(() => free));
    const elsewhere = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await elsewhere`select append_event(${anna.memberId}, '{"type": "likes_changed"}', ${clock.now()})`;
      hub.wake([anna.memberId]);
      expect((await stream.until(isType('likes_changed'))).id).toBe('1');
    } finally {
      release();
      await Promise.all([...taken, elsewhere.end()]);
    }
  });
});

it('after the database cut the connection that reads streams, the next read has a new one', async () => {
  await withHub({}, async (hub) => {
    const anna = await member();
    const stream = await connect(hub, anna);
    await append(anna.memberId);
    hub.wake([anna.memberId]);
    await stream.until(({ id }) => id === '1');
    const killed = await admin`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database} and application_name = 'heartline events'`;
    expect(killed).toHaveLength(1);
    await append(anna.memberId);
    hub.wake([anna.memberId]);
    await stream.until(({ id }) => id === '2');
  });
});

it('after the database cut the listening connection, it listens again and fetches missed events', async () => {
  await withHub({}, async (hub) => {
    const anna = await member();
    const stream = await connect(hub, anna);
    const killed = await admin`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database} and application_name = 'heartline listen'`;
    expect(killed).toHaveLength(1);
    await append(anna.memberId);
    await stream.until(isType('likes_changed'));
    const listening = async () =>
      (
        await admin`
          select from pg_stat_activity where datname = ${database} and application_name = 'heartline listen'
            and state = 'idle' and query like 'listen%'`
      ).length;
    await expect.poll(listening).toBe(1);

    // It listens again: this event comes from another process.
    await withHub({}, async (other) => {
      other.send(anna.memberId, { type: 'chats_changed' });
      await stream.until(isType('chats_changed'));
    });
  });
});

it('while the database is away nothing is lost: signals arrive when it is back, in both directions', async () => {
  const proxy = await createTcpProxy(url);
  const cut = createEventHub(sql, proxy.url, clock, createLog('silent'));
  await cut.start();
  try {
    await withHub({}, async (whole) => {
      const [anna, bert] = [await member(), await member()];
      const [here, there] = [await connect(cut, anna), await connect(whole, bert)];
      await proxy.down();
      await append(bert.memberId);
      cut.wake([bert.memberId]);
      await append(anna.memberId);
      whole.wake([anna.memberId]);
      await proxy.up();
      expect((await there.until(isType('likes_changed'))).id).toBe('1');
      expect((await here.until(isType('likes_changed'))).id).toBe('1');
    });
  } finally {
    await cut.stop();
    await proxy.close();
  }
});

it('a deleted session ends its streams, even without a signal', async () => {
  await withHub({ sessions: 50 }, async (hub) => {
    const [anna, bert] = [await member(), await member()];
    const [gone, stays] = [await connect(hub, anna), await connect(hub, bert)];
    await sql`delete from sessions where member_id = ${anna.memberId}`;
    await gone.ended;
    expect(gone.received.at(-1)?.payload).toEqual({ type: 'session_ended' });
    hub.send(bert.memberId, { type: 'chats_changed' });
    await stays.until(isType('chats_changed'));
  });
});

it('an idle stream gets a heartbeat', async () => {
  await withHub({ heartbeat: 30 }, async (hub) => {
    const { memberId, sessionId } = await member();
    const reader = hub.stream(memberId, sessionId, undefined).read().getReader();
    let text = '';
    while (!/(event: heartbeat\ndata: 30\n\n){2}/.test(text))
      text += new TextDecoder().decode((await reader.read()).value);
    expect(text).toMatch(/^retry: \d+\n\n/);
    await reader.cancel();
  });
});

it('a device that reads nothing gets little, and everything in order once it reads', async () => {
  await withHub({}, async (hub) => {
    const { memberId, sessionId } = await member();
    const answer = hub.stream(memberId, sessionId, undefined);
    await sql`select count(append_event(${memberId}, jsonb_build_object('type', 'read', 'conversation_id', 'c', 'seq', n), ${clock.now()})) from generate_series(1, 900) n`;
    for (let round = 0; round < 20; round += 1) {
      hub.wake([memberId]);
      await sql`select 1`;
    }
    const stream = readStream(answer);
    await stream.until(({ payload }) => payload.type === 'read' && payload.seq === 900);
    const seqs = stream.received.flatMap(({ payload }) => (payload.type === 'read' ? [payload.seq] : []));
    expect(seqs).toEqual(Array.from({ length: 900 }, (_item, index) => index + 1));
  });
});

it('streams that end because their process stops do not restart there, and the other processes receive its later writes', async () => {
  await withHub({}, async (leaving) => {
    await withHub({ floor: 60_000 }, async (staying) => {
      const anna = await member();
      const [ends, goesOn] = [await connect(leaving, anna), await connect(staying, anna)];
      leaving.endStreams();
      await ends.ended;
      await readStream(leaving.stream(anna.memberId, anna.sessionId, undefined)).ended;
      await append(anna.memberId);
      leaving.wake([anna.memberId]);
      expect((await goesOn.until(isType('likes_changed'))).id).toBe('1');
    });
  });
});

it('a member has ten streams at most: the oldest ends', async () => {
  await withHub({}, async (hub) => {
    const anna = await member();
    const streams: TestStream[] = [];
    for (let count = 0; count < 11; count += 1) streams.push(await connect(hub, anna));
    await streams[0]!.ended;
    hub.send(anna.memberId, { type: 'chats_changed' });
    const heard = await Promise.all(streams.slice(1).map((stream) => stream.until(isType('chats_changed'))));
    expect(heard).toHaveLength(10);
  });
});

describe('notifications', () => {
  it('stay below 8000 bytes however much they announce, and lose nothing', () => {
    const ids = Array.from({ length: 3_000 }, (_item, index) => 9_000_000_000_000 + index);
    const signals = Array.from({ length: 300 }, (_item, index) => ({
      kind: 'pass' as const,
      memberId: index,
      payload: { type: 'typing' as const, conversation_id: `conversation-ü-${index}` },
    }));
    const payloads = encode('origin', ids, signals);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    const told = payloads.flatMap((payload) => decode(payload, 'someone else'));
    expect(told).toEqual([...ids.map((memberId) => ({ kind: 'wake', memberId })), ...signals]);
  });

  it('from the same process are ignored', () => {
    expect(encode('me', [1], []).flatMap((payload) => decode(payload, 'me'))).toEqual([]);
  });
});
