import { setTimeout as wait } from 'node:timers/promises';

import type { TestMember, TestServer } from '../../../apps/server/src/testing/harness.ts';
import { TestEventSource } from './event-source.ts';

/** The faults of the network for one request. Times are milliseconds. */
export interface Weather {
  fate: 'fine' | 'request lost' | 'answer lost' | 'sent twice';
  before: number;
  after: number;
  /** The server that the load balancer picks. */
  server: 0 | 1;
}

/** Two server processes on one database, and the network to them. */
export class Servers {
  /** Faults that no network can cause: an answer against the contract, an unexpected failure. */
  readonly faults: unknown[] = [];
  restarts = 0;
  readonly #keeper: TestServer;
  readonly #slots: { server: TestServer; life: AbortController }[];

  private constructor(keeper: TestServer, servers: TestServer[]) {
    this.#keeper = keeper;
    this.#slots = servers.map((server) => ({ server, life: new AbortController() }));
  }

  /** The keeper holds the database and takes no traffic, so that either of the two can be stopped. */
  static async open(keeper: TestServer): Promise<Servers> {
    return new Servers(keeper, [await keeper.another(), await keeper.another()]);
  }

  slot(index: 0 | 1): { server: TestServer; life: AbortController } {
    return this.#slots[index]!;
  }

  /** One process dies: its waiting clients get no answer, and another process replaces it. */
  async restart(index: 0 | 1): Promise<void> {
    const old = this.slot(index);
    this.restarts += 1;
    old.life.abort(new Error('the server died'));
    void old.server.close().catch((error: unknown) => this.faults.push(error));
    this.#slots[index] = { server: await this.#keeper.another(), life: new AbortController() };
  }
}

/** The network of one device: it can be offline, and each request has faults of its own. */
export class Network {
  readonly weather: Weather[] = [];
  streamDelay = 0;
  stutters = false;
  readonly #servers: Servers;
  readonly #member: TestMember;
  readonly #sources = new Set<TestEventSource>();
  #connection: AbortController | undefined = new AbortController();
  #turn = 0;

  constructor(servers: Servers, member: TestMember) {
    this.#servers = servers;
    this.#member = member;
  }

  get online(): boolean {
    return this.#connection !== undefined;
  }

  goOffline(): void {
    this.#connection?.abort(new Error('offline'));
    this.#connection = undefined;
    this.cutStreams();
  }

  goOnline(): void {
    this.#connection ??= new AbortController();
  }

  cutStreams(): void {
    for (const source of this.#sources) source.fail();
  }

  createSource = (url: string): TestEventSource => {
    const { server, life } = this.#servers.slot(this.#pick());
    const connection = this.#connection;
    const source = new TestEventSource({
      open: async (signal) => {
        // A browser never reports an event in the same tick.
        await wait(1);
        if (!connection || life.signal.aborted) throw new Error('no connection');
        return server.request('GET', url, { as: this.#member, signal });
      },
      delay: () => this.streamDelay,
      stutters: () => this.stutters,
    });
    const forget = () => {
      this.#sources.delete(source);
      life.signal.removeEventListener('abort', fail);
    };
    const fail = () => source.fail();
    this.#sources.add(source);
    life.signal.addEventListener('abort', fail, { once: true });
    source.addEventListener('error', forget);
    return source;
  };

  fetch = async (request: Request | URL | string, init: RequestInit = {}): Promise<Response> => {
    const connection = this.#connection;
    const weather = this.weather.shift() ?? { fate: 'fine', before: 0, after: 0, server: this.#pick() };
    const { server, life } = this.#servers.slot(weather.server);
    if (!connection || typeof request === 'string' || request instanceof URL) throw new TypeError('no network');
    const lost = AbortSignal.any([connection.signal, life.signal, ...(init.signal ? [init.signal] : [])]);
    if (weather.before > 0) await wait(weather.before, undefined, { signal: lost });
    if (weather.fate === 'request lost' || lost.aborted) throw new TypeError('cut');
    const url = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.text();
    const ask = () =>
      server.request(request.method, url.pathname + url.search, {
        as: this.#member,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
      });
    if (weather.fate === 'sent twice') void this.#note(ask());
    const response = await untilLost(this.#note(ask()), lost);
    if (weather.after > 0) await wait(weather.after, undefined, { signal: lost });
    if (weather.fate === 'answer lost' || lost.aborted) throw new TypeError('cut');
    return response;
  };

  #pick(): 0 | 1 {
    this.#turn += 1;
    return this.#turn % 2 === 0 ? 0 : 1;
  }

  /** No answer of a server may violate the contract or be an internal error, whether or not a client receives it. */
  async #note(answer: Promise<Response>): Promise<Response> {
    try {
      const response = await answer;
      if (response.status === 500) this.#servers.faults.push(await response.clone().text());
      return response;
    } catch (error) {
      this.#servers.faults.push(error);
      throw error;
    }
  }
}

function untilLost<T>(work: Promise<T>, lost: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cut = () => reject(new TypeError('cut'));
    if (lost.aborted) cut();
    lost.addEventListener('abort', cut, { once: true });
    work.then(resolve, reject).finally(() => lost.removeEventListener('abort', cut));
  });
}
