import { createApiClient, createTransport } from '@heartline/api-client';
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sessionQueries } from '../session/session.queries.ts';
import { keepLive } from './keep-live.ts';
import { chatsQueries, likesQueries } from './live.queries.ts';
import { startReading } from './reading.ts';

// The load on a server that, or whose database, comes back: pages with everything that keeps them live, on one simulated clock.

const pages = 1_000;
/** One page in this many shows a conversation. */
const readers = 40;
const pollInterval = 60_000;

/** Simulated time: everything due within one step happens at once. */
class Time {
  now = 0;
  #timers = new Map<number, Set<() => void>>();
  readonly #steps = 50;

  readonly set = (run: () => void, milliseconds = 0): (() => void) => {
    const step = Math.floor((this.now + milliseconds) / this.#steps) + 1;
    const due = this.#timers.get(step) ?? new Set();
    this.#timers.set(step, due.add(run));
    return () => due.delete(run);
  };

  async pass(milliseconds: number): Promise<void> {
    for (const end = this.now + milliseconds; this.now < end;) {
      this.now += this.#steps;
      const step = this.now / this.#steps;
      const due = this.#timers.get(step);
      this.#timers.delete(step);
      for (const run of due ?? []) run();
      // Lets promises that need no further time settle.
      if (due) for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    }
  }
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Reproducible pseudo-random numbers (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Loss =
  | 'the server stops'
  | 'the server dies'
  | 'the database is away'
  | 'the database hangs'
  | 'an older copy of the database comes back';

const answers: Record<string, object> = {
  '/api/user.php': { user: null, server_time: '2026-11-23T12:00:00Z' },
  '/api/chats.php': { chats: [] },
  '/api/likes.php': { profiles: [], liked_by: [] },
};

class Site {
  /** Requests to the server in each second. */
  readonly asked = new Map<number, number>();
  /** Times at which a stream was open again. */
  readonly back: number[] = [];
  readonly #time: Time;
  readonly #open = new Set<Source>();
  #lost: Loss | undefined;
  #known = true;

  constructor(time: Time) {
    this.#time = time;
  }

  get #answers(): boolean {
    return this.#lost === undefined || this.#lost.startsWith('the database');
  }

  #count(): void {
    const second = Math.floor(this.#time.now / 1000);
    this.asked.set(second, (this.asked.get(second) ?? 0) + 1);
  }

  open(source: Source, resumes: boolean): void {
    // A balancer without a server sends an answer of its own, after which no browser reconnects by itself.
    if (!this.#answers) return source.end(2);
    this.#count();
    this.back.push(this.#time.now);
    this.#open.add(source);
    source.readyState = 1;
    source.dispatchEvent(new Event('open'));
    const tell = (type: string) =>
      source.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type }), lastEventId: '7' }));
    if (!resumes) tell('ready');
    else if (!this.#known) tell('resync');
  }

  close(source: Source): void {
    this.#open.delete(source);
  }

  readonly answer = async (request: Request): Promise<Response> => {
    if (!this.#answers) throw new TypeError('no answer');
    this.#count();
    if (this.#lost === 'the database hangs') await new Promise<void>((resolve) => this.#time.set(resolve, 5_000));
    if (this.#lost)
      return Response.json(
        { error: { code: 'database_unavailable' } },
        { status: 503, headers: { 'retry-after': '2' } },
      );
    // Much cheaper than a readable Response, and there are many.
    return { ok: true, json: () => Promise.resolve(answers[new URL(request.url).pathname]) } as Response;
  };

  break(loss: Loss): void {
    this.#lost = loss;
    if (loss.startsWith('the database')) return;
    this.#known = loss !== 'an older copy of the database comes back';
    const lost = [...this.#open];
    this.#open.clear();
    for (const source of lost) {
      if (loss === 'the server stops') source.dispatchEvent(new MessageEvent('leaving', { data: '30000' }));
      source.end(0);
    }
  }

  mend(): void {
    this.#lost = undefined;
    this.asked.clear();
    this.back.length = 0;
  }
}

class Source extends EventTarget {
  readyState = 0;
  readonly #site: Site;
  constructor(site: Site, time: Time, url: string) {
    super();
    this.#site = site;
    time.set(() => {
      if (this.readyState === 0) site.open(this, url.includes('after='));
    }, 20);
  }
  end(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = 2;
    this.#site.close(this);
  }
}

let time: Time;
const ends: (() => void)[] = [];

beforeEach(() => {
  time = new Time();
  const target = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', { ...target, hidden: false });
  vi.stubGlobal('setTimeout', time.set);
  vi.stubGlobal('clearTimeout', (cancel: (() => void) | undefined) => cancel?.());
  vi.spyOn(Date, 'now').mockImplementation(() => time.now);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A member's page, reduced to its automatic requests. */
function openPage(site: Site, random: () => number, reads: boolean): void {
  const api = createApiClient(
    createTransport({ baseUrl: 'http://site.test', fetch: site.answer as typeof fetch, random }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const show = (options: { queryKey: QueryKey }) =>
    ends.push(new QueryObserver(queryClient, options as never).subscribe(() => {}));
  for (const options of [sessionQueries.user(api), chatsQueries.list(api), likesQueries.list(api)]) show(options);
  if (reads) startReading(queryClient, { conversationId: 'chat-1', onRead: () => {} });
  ends.push(
    keepLive({
      api,
      queryClient,
      interval: () => pollInterval,
      createSource: (url) => new Source(site, time, url),
      onSessionEnded: () => {},
      random,
    }),
  );
}

/** Requests per second in the busiest five seconds: with this few pages, chance alone makes a single busy second. */
function busiest(asked: ReadonlyMap<number, number>): number {
  const span = [0, 1, 2, 3, 4];
  return Math.max(...[...asked.keys()].map((from) => sum(span.map((at) => asked.get(from + at) ?? 0)) / span.length));
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

describe(`${pages} pages after an outage (security.md section 11)`, { timeout: 60_000 }, () => {
  it.each<{ loss: Loss; outage: number }>([
    { loss: 'the server stops', outage: 1_000 },
    { loss: 'the server stops', outage: 30_000 },
    { loss: 'the server dies', outage: 0 },
    { loss: 'the server dies', outage: 5_000 },
    { loss: 'the server dies', outage: 120_000 },
    { loss: 'the database is away', outage: 60_000 },
    { loss: 'the database hangs', outage: 60_000 },
    { loss: 'an older copy of the database comes back', outage: 30_000 },
  ])(
    '$loss, $outage ms: ask at most twice the usual rate, and all of them are back within 40 s',
    async ({ loss, outage }) => {
      const site = new Site(time);
      const random = seeded(1);
      for (let page = 0; page < pages; page += 1)
        time.set(() => openPage(site, random, page % readers === 0), random() * pollInterval);
      await time.pass(2 * pollInterval);
      site.asked.clear();
      await time.pass(pollInterval);
      const steady = sum(site.asked.values()) / (pollInterval / 1000);
      expect(steady).toBeGreaterThan((0.95 * pages * 3) / 60);

      site.break(loss);
      await time.pass(outage);
      site.mend();
      const returned = time.now;
      await time.pass(pollInterval + 10_000);
      expect(busiest(site.asked) / steady).toBeLessThanOrEqual(2);
      if (loss.startsWith('the database')) return;
      expect(site.back).toHaveLength(pages);
      expect(Math.max(...site.back) - returned).toBeLessThanOrEqual(40_000);
    },
  );
});

it('a member in a conversation has the stream again within two seconds after their own connection was cut', async () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const site = new Site(time);
    openPage(site, seeded(seed), true);
    await time.pass(1_000);
    // The outage ends as the connection comes back: a browser reports a cut no sooner.
    site.break('the server dies');
    site.mend();
    await time.pass(2_000);
    expect(site.back).toHaveLength(1);
  }
});
