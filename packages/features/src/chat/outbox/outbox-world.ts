import { ApiError, NetworkError, type Message } from '@heartline/api-client';

import { createMemoryStorage } from './memory-storage.ts';
import type {
  OutboxChannel,
  OutboxEntry,
  OutboxNotice,
  OutboxPorts,
  OutboxStorage,
  SendAnswer,
} from './outbox-types.ts';
import { Outbox } from './outbox.ts';

/** The network's effect on one try. Times are milliseconds of the simulated clock. */
export interface Weather {
  fate: 'fine' | 'request lost' | 'answer lost' | 'busy' | 'slow down';
  delay: number;
  /** When the live stream delivers the message, and whether it does so twice. */
  echo: number;
  twice: boolean;
}

const fine: Weather = { fate: 'fine', delay: 5, echo: 5, twice: false };

/** A server, a network and tabs that share a browser, in simulated time: for tests of the outbox. */
export class World {
  readonly server: Message[] = [];
  /** The messages in the query cache, which the tabs share for simplicity. */
  readonly cache = new Map<string, Message>();
  readonly tries: string[] = [];
  storage: OutboxStorage = createMemoryStorage();
  refuse: (entry: OutboxEntry) => Error | undefined = () => undefined;
  #weather: Weather[];
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  #ids = 0;
  #tabs = new Set<(notice: OutboxNotice) => void>();
  #lock: Promise<void> = Promise.resolve();
  #disk: Promise<unknown> = Promise.resolve();
  readonly #diskDelay: number;

  /** @param diskDelay milliseconds that each storage call takes; calls of all tabs run one at a time. */
  constructor(weather: readonly Weather[] = [], diskDelay = 0) {
    this.#weather = [...weather];
    this.#diskDelay = diskDelay;
  }

  openTab(): Outbox {
    const tab = new Outbox(this.#ports());
    tab.start();
    return tab;
  }

  /** Runs all events of the next `milliseconds`, calling `look` after each step. */
  async pass(milliseconds: number, look: () => void = () => undefined): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settle();
      look();
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.#timers.splice(this.#timers.indexOf(next), 1);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }

  textsAtServer(conversationId: string): string[] {
    return this.server
      .filter((message) => message.conversationId === conversationId)
      .map((message) => message.text ?? '');
  }

  /** The bubbles of a conversation as a tab shows them: messages, then outbox entries. */
  bubbles(tab: Outbox, conversationId: string): string[] {
    const arrived = [...this.cache.values()].filter((message) => message.conversationId === conversationId);
    const ids = new Set(arrived.map((message) => message.clientId));
    const waiting = tab.entriesOf(conversationId).filter((entry) => !ids.has(entry.clientId));
    return [...arrived.toSorted((a, b) => a.seq - b.seq).map((message) => message.text ?? ''), ...waiting.map(textOf)];
  }

  #ports(): OutboxPorts {
    return {
      storage: {
        all: () => this.#onDisk(() => this.storage.all()),
        append: (entry) => this.#onDisk(() => this.storage.append(entry)),
        update: (clientId, change) => this.#onDisk(() => this.storage.update(clientId, change)),
        requeue: (clientId) => this.#onDisk(() => this.storage.requeue(clientId)),
        remove: (clientIds) => this.#onDisk(() => this.storage.remove(clientIds)),
      },
      send: (entry, signal) => this.#send(entry, signal),
      clock: {
        now: () => new Date(Date.UTC(2026, 0, 1) + this.#now),
        sleep: (milliseconds, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => resolve(), { once: true });
            this.#after(milliseconds, resolve);
          }),
        random: () => 0.5,
      },
      lead: (run, signal) => {
        const turn = this.#lock.then(() => (signal.aborted ? undefined : run()));
        this.#lock = turn;
        return turn;
      },
      connect: (onNotice): OutboxChannel => {
        this.#tabs.add(onNotice);
        return {
          post: (notice) => {
            for (const tab of this.#tabs)
              if (tab !== onNotice) this.#after(1, () => this.#tabs.has(tab) && tab(notice));
          },
          close: () => this.#tabs.delete(onNotice),
        };
      },
      onSent: ({ message }) => this.#show(message),
      newId: () => `id-${(this.#ids += 1)}`,
    };
  }

  #onDisk<T>(work: () => Promise<T>): Promise<T> {
    if (this.#diskDelay === 0) return work();
    const turn = this.#disk
      .then(() => new Promise<void>((resolve) => this.#after(this.#diskDelay, resolve)))
      .then(work);
    this.#disk = turn.catch(() => undefined);
    return turn;
  }

  #send(entry: OutboxEntry, signal: AbortSignal): Promise<SendAnswer> {
    const { fate, delay, echo, twice } = this.#weather.shift() ?? fine;
    this.tries.push(textOf(entry));
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const cut = () => reject(new NetworkError('cut'));
      if (fate === 'request lost') this.#after(delay, cut);
      else if (fate === 'busy') this.#after(delay, () => reject(new ApiError(503, { code: 'busy' })));
      else if (fate === 'slow down') this.#after(delay, () => reject(new ApiError(429, { code: 'rate_limited' }, 2)));
      else
        this.#after(delay, () => {
          const refused = this.refuse(entry);
          if (refused) return this.#after(delay, () => reject(refused));
          const message = this.#accept(entry);
          this.#after(echo, () => this.#show(message));
          if (twice) this.#after(echo * 2, () => this.#show(message));
          return this.#after(delay, fate === 'answer lost' ? cut : () => resolve({ message, credits: 10 }));
        });
    });
  }

  /** Exactly one message per client id. */
  #accept(entry: OutboxEntry): Message {
    const known = this.server.find((message) => message.clientId === entry.clientId);
    if (known) return known;
    const seq = this.textsAtServer(entry.conversationId).length + 1;
    const message: Message = {
      id: `m-${entry.clientId}`,
      conversationId: entry.conversationId,
      seq,
      mine: true,
      kind: 'text',
      text: textOf(entry),
      icebreakerId: null,
      giftId: null,
      clientId: entry.clientId,
      sentAt: entry.createdAt,
    };
    this.server.push(message);
    return message;
  }

  #show(message: Message): void {
    this.cache.set(message.id, message);
  }

  #after(milliseconds: number, run: () => void): void {
    this.#timers.push({ at: this.#now + milliseconds, run });
  }
}

const textOf = ({ body }: OutboxEntry) => (body.kind === 'text' ? body.text : body.kind);

/** Waits until every pending promise has run: a macrotask comes after all microtasks. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
