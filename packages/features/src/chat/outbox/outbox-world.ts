import { ApiError, NetworkError, type Message } from '@heartline/api-client';

import { BrowserLock } from './outbox-world-lock.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type {
  LeaderChannel,
  LeaderWord,
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

/** One tab of the browser. While it is frozen, what happens to it waits. */
interface TabState {
  frozen: boolean;
  waiting: (() => void)[];
}

const fine: Weather = { fate: 'fine', delay: 5, echo: 5, twice: false };

/** A server, a network and tabs that share a browser, in simulated time: for tests of the outbox. */
export class World {
  readonly server: Message[] = [];
  /** The messages in the query cache, which the tabs share for simplicity. */
  readonly cache = new Map<string, Message>();
  readonly tries: string[] = [];
  /** How often a tab has taken the lead from another. */
  takes = 0;
  storage: OutboxStorage = createMemoryStorage();
  refuse: (entry: OutboxEntry) => Error | undefined = () => undefined;
  #weather: Weather[];
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  #ids = 0;
  readonly #tabs = new Map<Outbox, TabState>();
  readonly #notices = new Set<(notice: OutboxNotice) => void>();
  readonly #leaderWords = new Set<(word: LeaderWord) => void>();
  readonly #lock = new BrowserLock();
  #disk: Promise<unknown> = Promise.resolve();
  readonly #diskDelay: number;

  /** @param diskDelay milliseconds that each storage call takes; calls of all tabs run one at a time. */
  constructor(weather: readonly Weather[] = [], diskDelay = 0) {
    this.#weather = [...weather];
    this.#diskDelay = diskDelay;
  }

  openTab(): Outbox {
    const state: TabState = { frozen: false, waiting: [] };
    const tab = new Outbox(this.#ports(state, this.#tabs.size));
    this.#tabs.set(tab, state);
    tab.start();
    return tab;
  }

  /** From now on nothing happens in this tab, as in a page that the system has frozen. */
  freeze(tab: Outbox): void {
    this.#stateOf(tab).frozen = true;
  }

  /** The tab goes on, and hears at once of all that has happened to it meanwhile. */
  thaw(tab: Outbox): void {
    const state = this.#stateOf(tab);
    state.frozen = false;
    for (const run of state.waiting.splice(0)) run();
  }

  #stateOf(tab: Outbox): TabState {
    const state = this.#tabs.get(tab);
    if (!state) throw new Error('this tab is not of this world');
    return state;
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

  #ports(tab: TabState, index: number): OutboxPorts {
    return {
      storage: {
        all: () =>
          told(
            tab,
            this.#onDisk(() => this.storage.all()),
          ),
        append: (entry) =>
          told(
            tab,
            this.#onDisk(() => this.storage.append(entry)),
          ),
        update: (clientId, change) =>
          told(
            tab,
            this.#onDisk(() => this.storage.update(clientId, change)),
          ),
        requeue: (clientId) =>
          told(
            tab,
            this.#onDisk(() => this.storage.requeue(clientId)),
          ),
        remove: (clientIds) =>
          told(
            tab,
            this.#onDisk(() => this.storage.remove(clientIds)),
          ),
      },
      send: (entry, signal) => told(tab, this.#send(entry, signal)),
      time: {
        now: () => Date.UTC(2026, 0, 1) + this.#now,
        wait: (milliseconds, signal) =>
          new Promise((resolve) => {
            if (signal?.aborted) return resolve();
            signal?.addEventListener('abort', () => resolve(), { once: true });
            return this.#after(milliseconds, () => happens(tab, resolve));
          }),
      },
      random: () => [0.5, 0.9, 0.1][index % 3] ?? 0,
      lead: (run, signal, steal) => this.#lead(tab, run, signal, steal),
      connect: (onNotice): OutboxChannel => this.#connect(tab, this.#notices, onNotice),
      connectLeaders: (onWord): LeaderChannel => this.#connect(tab, this.#leaderWords, onWord),
      onSent: ({ message }) => this.#show(message),
      newId: () => `id-${(this.#ids += 1)}`,
    };
  }

  #connect<Word>(tab: TabState, listeners: Set<(word: Word) => void>, onWord: (word: Word) => void) {
    const listener = (word: Word) => happens(tab, () => listeners.has(listener) && onWord(word));
    listeners.add(listener);
    return {
      post: (word: Word) => {
        if (!listeners.has(listener)) return;
        for (const other of listeners) if (other !== listener) this.#after(1, () => other(word));
      },
      close: () => void listeners.delete(listener),
    };
  }

  #lead(tab: TabState, run: () => Promise<void>, signal: AbortSignal, steal: boolean): Promise<void> {
    if (steal) this.takes += 1;
    const granted = () => new Promise<void>((resolve) => happens(tab, () => void run().then(resolve)));
    return told(tab, this.#lock.hold(granted, signal, steal));
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

/** Lets something happen in a tab; if it is frozen, as soon as it goes on. */
function happens(tab: TabState, run: () => void): void {
  if (tab.frozen) tab.waiting.push(run);
  else run();
}

/** The result as a tab learns it. */
const told = <T>(tab: TabState, result: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    result.then(
      (value) => happens(tab, () => resolve(value)),
      (error: Error) => happens(tab, () => reject(error)),
    );
  });

const textOf = ({ body }: OutboxEntry) => (body.kind === 'text' ? body.text : body.kind);

/** Waits until every pending promise has run: a macrotask comes after all microtasks. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
