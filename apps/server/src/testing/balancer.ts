import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two readiness checks of a process. */
const askEvery = 50;

export interface BalancedRequest {
  method?: string;
  path: string;
  cookie: string;
  body?: object;
  headers?: Record<string, string>;
}

/** One process behind the load balancer. */
export interface Target {
  origin: string;
  agent: Agent;
  /** It was ready at the last check. */
  isIn: boolean;
  /** Number of checks answered with "not ready". */
  refusals: number;
  /** Number of requests it has answered. */
  answered: number;
}

/**
 * Spreads requests over processes by connections that it keeps open. It tries the next process only when a connection is refused before
 * anything was sent; later failures reach the caller, because nobody knows how much of the request had been processed.
 */
export class Balancer {
  readonly targets: Target[] = [];
  #turn = 0;
  #closed = false;
  readonly #asking: Promise<void>[] = [];

  add(origin: string): Target {
    const target = { origin, agent: new Agent({ keepAlive: true }), isIn: true, refusals: 0, answered: 0 };
    this.targets.push(target);
    this.#asking.push(this.#ask(target));
    return target;
  }

  /** The answer as soon as it begins. */
  async open(wanted: BalancedRequest): Promise<{ answer: IncomingMessage; target: Target }> {
    for (let tries = 0; tries < this.targets.length; tries += 1) {
      const target = await this.#next();
      try {
        return { answer: await exchange(target, wanted), target };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
        target.isIn = false;
      }
    }
    throw new Error('no process takes requests');
  }

  /** The whole answer. */
  async send(wanted: BalancedRequest): Promise<{ status: number; text: string }> {
    const { answer, target } = await this.open(wanted);
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    target.answered += 1;
    return { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#asking);
    for (const { agent } of this.targets) agent.destroy();
  }

  /** Round-robin; while no process is ready, it waits for one. */
  async #next(): Promise<Target> {
    while (!this.#closed) {
      const those = this.targets.filter(({ isIn }) => isIn);
      const target = those[this.#turn++ % those.length];
      if (target) return target;
      await wait(askEvery);
    }
    throw new Error('the balancer is closed');
  }

  async #ask(target: Target): Promise<void> {
    while (!this.#closed) {
      const status = await fetch(new URL('/readyz', target.origin)).then(
        (answer) => answer.status,
        () => undefined,
      );
      target.isIn = status === 200;
      if (status === 503) target.refusals += 1;
      await wait(askEvery);
    }
  }
}

function exchange(
  { origin, agent }: Target,
  { method = 'GET', path, cookie, body, headers }: BalancedRequest,
): Promise<IncomingMessage> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), {
      method,
      agent,
      headers: {
        cookie,
        'x-heartline-client': 'web',
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end(text);
  });
}
