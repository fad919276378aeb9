import { Agent, get, type IncomingMessage } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer, type Server } from '../../server.ts';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness.ts';

let database: TestServer;
let member: TestMember;
beforeAll(async () => {
  database = await createTestServer();
  member = await database.signUp();
});
afterAll(() => database.close());

const open = (origin: string, path: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(new URL(path, origin), { agent, headers: { cookie: member.cookie } }, resolve).on('error', reject);
  });

async function answerOf(origin: string, path: string, agent: Agent) {
  const answer = await open(origin, path, agent);
  for await (const _chunk of answer);
  return { status: answer.statusCode, connection: answer.headers.connection };
}

const starting = async (): Promise<{ server: Server; origin: string }> => {
  const { config, clock, platform } = database;
  const server = await createServer({ ...config, port: 0 }, { clock, log: platform.log });
  return { server, origin: `http://127.0.0.1:${(await server.listen()).port}` };
};

describe('a server that stops (security.md section 12)', () => {
  it('reports it and ends kept connections while it still answers; only then it ends streams and refuses new connections', async () => {
    const { server, origin } = await starting();
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const streams = new Agent({ keepAlive: true });
    expect(await answerOf(origin, '/healthz', kept)).toEqual({ status: 200, connection: 'keep-alive' });
    const stream = await open(origin, '/api/events', streams);
    expect(stream.statusCode).toBe(200);
    let ended = false;
    let said = '';
    const complete = (async () => {
      for await (const chunk of stream) said += String(chunk);
      ended = true;
    })();

    const notice = Promise.withResolvers<void>();
    const closed = server.close({ notice: notice.promise });
    // The kept connection first, then two new ones.
    for (const path of ['/healthz', '/api/me/sessions', '/no-such-page'])
      expect(await answerOf(origin, path, kept)).toMatchObject({ connection: 'close' });
    expect(await answerOf(origin, '/readyz', kept)).toEqual({ status: 503, connection: 'close' });
    expect(ended).toBe(false);

    notice.resolve();
    await complete;
    // Thousands of clients that lose their streams at once must not all return at once.
    expect(said).toMatch(/event: leaving\ndata: 30000\n\n$/);
    await closed;
    await expect(answerOf(origin, '/healthz', kept)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    kept.destroy();
    streams.destroy();
  });

  it('does not wait for a job that hangs, and leaves it to another process', async () => {
    const { server } = await starting();
    const begun = Promise.withResolvers<void>();
    server.platform.jobs.register('hangs', () => {
      begun.resolve();
      return new Promise(() => {});
    });
    await server.platform.jobs.enqueue(database.sql, { kind: 'hangs', runAt: new Date(0) });
    await begun.promise;
    await server.close();
    const rows =
      await database.sql`select attempts, parked, locked_until is not null as leased from jobs where kind = 'hangs'`;
    expect([...rows]).toEqual([{ attempts: 1, parked: false, leased: true }]);
  });
});
