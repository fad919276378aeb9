import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ProviderState } from '../../platform/payments/provider.ts';
import type { TestClock } from '../harness.ts';
import { answerAbroad, answerAtHome } from './at-home.ts';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  header: (name: string) => string | undefined;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A request to our webhook. */
export interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/** A server that answers like a provider's API, following its documentation; the provider's own client connects to it. */
export abstract class ProviderServer {
  /** Fails: 503. Lingers: decides its answer at once, but sends it only when released. Loses: acts, but its answer never arrives. */
  mood: 'well' | 'hangs' | 'fails' | 'lingers' | 'loses' = 'well';
  /** Whether payments by this account's methods can be refunded. */
  refundable = true;
  /** Every request, such as `GET /v2/payments/tr_1`. */
  readonly asked: string[] = [];
  protected readonly clock: Pick<TestClock, 'now'>;
  readonly host: string;
  private readonly server: Server;
  private lingering: (() => void)[] = [];
  private waiting: (() => void)[] = [];
  private readonly remembered = new Map<string, { at: number; answer: Answer }>();

  constructor(host: string, clock: Pick<TestClock, 'now'>) {
    this.host = host;
    this.clock = clock;
    this.server = createServer((request, response) => void this.receive(request, response));
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    answerAtHome(this.host, this.port);
    return this;
  }
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }
  async close(): Promise<void> {
    answerAbroad(this.host);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Resolves at the next request, once its answer is decided or it hangs. */
  nextQuestion(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
  release(): void {
    for (const go of this.lingering.splice(0)) go();
  }
  /** Number of open requests at this moment. */
  connections(): Promise<number> {
    return new Promise((resolve, reject) =>
      this.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  }

  /** Changes the payment without a webhook. */
  abstract turn(reference: string, to: ProviderState): void;
  abstract truthOf(reference: string): ProviderState;
  abstract refOf(reference: string): string;
  /** Number of its payments for an order. */
  abstract paymentsOf(reference: string): number;
  /** A webhook about a payment, early, late or again. */
  abstract deliver(reference: string): Delivery;
  /** A forged webhook with the payment's id that says it was paid. */
  abstract forge(reference: string): Delivery;
  /** The states that may follow each state here. */
  abstract readonly followers: Readonly<Record<ProviderState, readonly ProviderState[]>>;

  protected abstract answer(asked: Asked): Answer;
  protected abstract failure(status: number, text: string): Answer;
  protected abstract isKnown(asked: Asked): boolean;
  /** Milliseconds for which a repeated key gets the first answer again. */
  protected abstract readonly keyHolds: number;

  protected newId(prefix: string): string {
    return prefix + randomBytes(12).toString('hex');
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://provider');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked: Asked = {
      method: request.method ?? 'GET',
      path,
      query,
      body: Buffer.concat(chunks).toString(),
      header: (name) => request.headers[name] as string | undefined,
    };
    this.asked.push(`${asked.method} ${path}`);
    const { mood } = this;
    if (mood === 'hangs') {
      this.tellWaiting();
      return;
    }
    const { status, body } = mood === 'fails' ? this.failure(503, 'Service unavailable') : this.once(asked);
    this.tellWaiting();
    if (mood === 'loses') {
      request.socket.destroy();
      return;
    }
    if (mood === 'lingers') await new Promise<void>((release) => this.lingering.push(release));
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  }

  private tellWaiting(): void {
    for (const tell of this.waiting.splice(0)) tell();
  }

  private once(asked: Asked): Answer {
    if (!this.isKnown(asked)) return this.failure(401, 'Missing authentication, or failed to authenticate');
    const key = asked.method === 'POST' ? asked.header('idempotency-key') : undefined;
    const now = this.clock.now().getTime();
    const before = key === undefined ? undefined : this.remembered.get(key);
    if (before && now - before.at < this.keyHolds) return before.answer;
    const answer = structuredClone(this.answer(asked));
    if (key !== undefined) this.remembered.set(key, { at: now, answer });
    return answer;
  }
}

/** One page of a list, newest first, and the cursor of the next. */
export function pageOf<T extends { id: string }>(all: readonly T[], from: string | null, limit: number) {
  const start =
    from === null
      ? 0
      : Math.max(
          0,
          all.findIndex(({ id }) => id === from),
        );
  return { items: all.slice(start, start + limit), next: all[start + limit]?.id };
}
