import { connectEvents, createApiClient, createTransport, type LiveEvent } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';

import { createMemoryStorage } from '../../packages/features/src/chat/outbox/memory-storage.ts';
import { randomUuid } from '../../packages/features/src/shared/ids/random-uuid.ts';
import type { SendAnswer } from '../../packages/features/src/chat/outbox/outbox-types.ts';
import { Outbox } from '../../packages/features/src/chat/outbox/outbox.ts';
import { TestEventSource } from '../../tests/chat/support/event-source.ts';
import type { Slot } from './processes.ts';

/** Routes a member's calls: to the other server whenever one fails, as behind a load balancer. */
function routeTo(slots: readonly Slot[], first: number, cookie: string) {
  let turn = first;
  return async (path: string, init: RequestInit): Promise<Response> => {
    const { front } = slots[turn % slots.length]!;
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    try {
      const response = await fetch(new URL(path, front.url), { ...init, headers });
      if (response.status >= 500) turn += 1;
      return response;
    } catch (error) {
      turn += 1;
      throw error;
    }
  };
}

function apiOf(route: ReturnType<typeof routeTo>) {
  const transport = createTransport({
    baseUrl: 'http://localhost',
    fetch: async (request, init = {}) => {
      const { method, url, headers } = request as Request;
      const { pathname, search } = new URL(url);
      const body = method === 'GET' ? null : await (request as Request).text();
      return route(pathname + search, { method, headers, body, ...(init.signal ? { signal: init.signal } : {}) });
    },
  });
  return createApiClient(transport);
}

/** A member who writes with the site's own outbox. */
export class Sender {
  readonly answers = new Map<string, SendAnswer>();
  /** Client ids in the order of writing. */
  readonly written: string[] = [];
  readonly outbox: Outbox;
  readonly #conversation: string;

  constructor(slots: readonly Slot[], number: number, cookie: string, conversation: string) {
    const api = apiOf(routeTo(slots, number, cookie));
    this.#conversation = conversation;
    this.outbox = new Outbox({
      storage: createMemoryStorage(),
      send: ({ clientId, conversationId: id, body }, signal) =>
        api.chat.send({ id, clientId, ...body }, { signal, retries: 0 }),
      time,
      random: Math.random,
      connectLeaders: () => undefined,
      lead: (run) => run(),
      connect: () => ({ post: () => {}, close: () => {} }),
      onSent: (answer) => void this.answers.set(answer.message.clientId ?? '', answer),
      newId: randomUuid,
    });
    this.outbox.start();
  }

  write(text: string): void {
    this.written.push(this.outbox.add(this.#conversation, { kind: 'text', text }));
  }

  get waiting() {
    return this.outbox.entriesOf(this.#conversation);
  }
}

/** A member who reads by the live stream, and reloads when it says so. */
export class Reader {
  /** Message ids by number. */
  readonly known = new Map<number, string>();
  /** The stream has begun: everything written from now on must arrive. A page loads earlier messages itself. */
  readonly ready: Promise<void>;
  /** Events that came a second time, or after a later one. */
  outOfOrder = 0;
  readonly #conversation: string;
  readonly #api;
  readonly #live;
  #last = 0;

  constructor(slots: readonly Slot[], number: number, cookie: string, conversation: string) {
    const route = routeTo(slots, number, cookie);
    this.#api = apiOf(route);
    this.#conversation = conversation;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    this.#live = connectEvents({
      onEvent: (event) => this.#take(event),
      createSource: (url) => {
        const source = new TestEventSource({
          open: (signal) => route(url, { signal }),
          delay: () => 0,
          stutters: () => false,
        });
        source.addEventListener('message', () => resolve(), { once: true });
        return source;
      },
    });
  }

  close(): void {
    this.#live.close();
  }

  #take(event: LiveEvent): void {
    if (event.type === 'resync') void this.#load();
    if (event.type !== 'message') return;
    const { seq, id } = event.message;
    if (seq <= this.#last || (this.known.has(seq) && this.known.get(seq) !== id)) this.outOfOrder += 1;
    this.#last = seq;
    this.known.set(seq, id);
  }

  async #load(): Promise<void> {
    const { messages } = await this.#api.chat.messages({ id: this.#conversation });
    for (const { seq, id } of messages) this.known.set(seq, id);
  }
}
