import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestClock } from './platform/clock.ts';
import type { LiveEventPayload } from './platform/events/payload.ts';
import { Balancer, type BalancedRequest, type Target } from './testing/balancer.ts';
import { startChat } from './testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

interface Pair {
  writer: TestMember;
  reader: TestMember;
  conversation: string;
}

let database: TestServer;
let directory: string;
const processes: ServerProcess[] = [];
let pairs: Pair[];
beforeAll(async () => {
  // The processes use the real time.
  database = await createTestServer({ clock: createTestClock(new Date()) });
  directory = await mkdtemp(join(tmpdir(), 'heartline-stop-'));
  // Enough pairs that no member reaches a rate limit for writing or reading.
  pairs = await Promise.all(Array.from({ length: 50 }, makePair));
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

async function makePair(): Promise<Pair> {
  const writer = await database.signUp({ premium: true, credits: 10_000 });
  const reader = await database.signUp();
  return { writer, reader, conversation: await startChat(database, writer, reader) };
}

function start(): ServerProcess {
  const started = startServerProcess({
    NODE_ENV: 'production',
    DATA_DIR: directory,
    DATABASE_URL: database.config.databaseUrl ?? '',
    STOP_NOTICE: '1',
  });
  processes.push(started);
  return started;
}

/** A device of the reader: it reopens its stream whenever that ends. */
class Device {
  /** Sequence numbers of the messages, in order of arrival. */
  readonly seqs: number[] = [];
  /** The process that serves its stream. */
  at: Target | undefined;
  /** How its streams ended. */
  readonly ends: ('complete' | 'cut' | 'loads anew')[] = [];
  readonly #balancer: Balancer;
  readonly #pair: Pair;
  #lastId = '';
  #closed = false;

  constructor(balancer: Balancer, pair: Pair) {
    this.#balancer = balancer;
    this.#pair = pair;
  }

  /** Resolves when the first stream has begun. */
  listen(): Promise<void> {
    return new Promise((begun, failed) => {
      void (async () => {
        while (!this.#closed) await this.#read(begun);
      })().catch(failed);
    });
  }

  close(): void {
    this.#closed = true;
  }

  async #read(begun: () => void): Promise<void> {
    const headers: Record<string, string> = this.#lastId === '' ? {} : { 'last-event-id': this.#lastId };
    const { cookie } = this.#pair.reader;
    const { answer, target } = await this.#balancer.open({ path: '/api/events', cookie, headers });
    this.at = target;
    let rest = '';
    try {
      for await (const chunk of answer.setEncoding('utf8')) {
        const blocks = (rest + String(chunk)).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
        if (this.#lastId !== '') begun();
      }
      this.ends.push('complete');
    } catch {
      if (!this.#closed) this.ends.push('cut');
    }
  }

  #take(block: string): void {
    this.#lastId = /^id: (.+)$/m.exec(block)?.[1] ?? this.#lastId;
    // A heartbeat is no event.
    const data = /^event: /m.test(block) ? undefined : /^data: (.+)$/m.exec(block)?.[1];
    if (data === undefined) return;
    const event = JSON.parse(data) as LiveEventPayload;
    if (event.type === 'message') this.seqs.push(event.message.seq);
    if (event.type === 'resync') this.ends.push('loads anew');
  }
}

/** Writes and reads without pause, until `end` is called or the first request fails. */
class Traffic {
  answers = 0;
  readonly failures: string[] = [];
  /** Acknowledged messages by conversation. */
  readonly written = new Map<string, number>();
  readonly #balancer: Balancer;
  #workers: Promise<void>[] = [];
  #turn = 0;
  #ended = false;

  constructor(balancer: Balancer) {
    this.#balancer = balancer;
  }

  begin(workers: number): void {
    this.#workers = Array.from({ length: workers }, () => this.#work());
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#workers);
  }

  async #work(): Promise<void> {
    while (!this.#ended && this.failures.length === 0) {
      const turn = this.#turn++;
      const { writer, reader, conversation } = pairs[turn % pairs.length]!;
      const path = `/api/conversations/${conversation}/messages`;
      const body = { client_id: randomUUID(), kind: 'text', text: `text ${turn}` };
      if (await this.#ask({ method: 'POST', path, cookie: writer.cookie, body }))
        this.written.set(conversation, (this.written.get(conversation) ?? 0) + 1);
      await this.#ask({ path, cookie: reader.cookie });
      await this.#ask({ path: '/api/chats.php', cookie: writer.cookie });
    }
  }

  async #ask(wanted: BalancedRequest): Promise<boolean> {
    const { method = 'GET', path } = wanted;
    try {
      const { status, text } = await this.#balancer.send(wanted);
      this.answers += 1;
      if (status === 200) return true;
      this.failures.push(`${method} ${path}: ${status} ${text}`);
    } catch (error) {
      this.failures.push(`${method} ${path}: ${String(error)}`);
    }
    return false;
  }
}

const patience = { timeout: 30_000, interval: 10 };

describe('a process that stops beside another (security.md section 12)', () => {
  const balancer = new Balancer();
  const devices: Device[] = [];
  const traffic = new Traffic(balancer);
  /** Waits until `by` more have been answered, or one has failed. */
  const more = async (count: () => number, by: number) => {
    const before = count();
    await expect.poll(() => traffic.failures.length > 0 || count() - before >= by, patience).toBe(true);
  };
  afterAll(async () => {
    for (const device of devices) device.close();
    await balancer.close();
    await traffic.end();
  });

  it('ends within 10 s, and no request and no message of a stream is lost', async () => {
    const [leaving, staying] = [start(), start()];
    const from = balancer.add(await leaving.ready);
    balancer.add(await staying.ready);
    devices.push(...pairs.slice(0, 10).map((pair) => new Device(balancer, pair)));
    await Promise.all(devices.map((device) => device.listen()));
    traffic.begin(12);
    await more(() => traffic.answers, 200);
    const streams = devices.filter(({ at }) => at === from).length;
    expect(streams).toBeGreaterThan(0);

    const told = performance.now();
    leaving.child.kill('SIGTERM');
    expect(await leaving.ended).toEqual({ code: 0, stderr: '' });
    expect(performance.now() - told).toBeLessThan(10_000);
    await more(() => traffic.answers, 100);

    const back = balancer.add(await start().ready);
    await more(() => back.answered, 100);
    await traffic.end();
    expect(traffic.failures).toEqual([]);
    expect(from.refusals).toBeGreaterThan(0);
    for (const [at, device] of devices.entries()) {
      const written = traffic.written.get(pairs[at]!.conversation) ?? 0;
      await expect.poll(() => device.seqs.length, patience).toBeGreaterThanOrEqual(written);
      expect(device.seqs).toEqual(Array.from({ length: written }, (_, index) => index + 1));
    }
    expect(devices.flatMap(({ ends }) => ends)).toEqual(Array<string>(streams).fill('complete'));
  }, 240_000);
});
