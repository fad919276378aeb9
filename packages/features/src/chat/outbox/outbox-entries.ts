import { createListeners } from '../../shared/listeners/listeners.ts';
import type { OutboxEntry } from './outbox-types.ts';

const noEntries: readonly OutboxEntry[] = [];

/** The outbox entries that one tab knows: ordered, by conversation, with subscribers to changes. */
export class OutboxEntries {
  readonly #listeners = createListeners();
  #all: readonly OutboxEntry[] = noEntries;
  #byConversation = new Map<string, readonly OutboxEntry[]>();
  #version = 0;

  get all(): readonly OutboxEntry[] {
    return this.#all;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** Changes with every change, for subscribers to many conversations. */
  version = (): number => this.#version;

  /** Entries of one conversation, in order. The same array until something changes. */
  of = (conversationId: string): readonly OutboxEntry[] => {
    const known = this.#byConversation.get(conversationId);
    if (known) return known;
    const found = this.#all.filter((entry) => entry.conversationId === conversationId);
    const entries = found.length > 0 ? found : noEntries;
    this.#byConversation.set(conversationId, entries);
    return entries;
  };

  find(clientId: string): OutboxEntry | undefined {
    return this.#all.find((entry) => entry.clientId === clientId);
  }

  /** The order of an entry that no storage has numbered. */
  nextOrder(): number {
    return Math.max(0, ...this.#all.map((entry) => entry.order).filter(Number.isFinite)) + 1;
  }

  replace(changed: OutboxEntry): void {
    this.set(this.#all.map((entry) => (entry.clientId === changed.clientId ? changed : entry)));
  }

  set(entries: readonly OutboxEntry[]): void {
    this.#all = entries.toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
    this.#byConversation = new Map();
    this.#version += 1;
    this.#listeners.tell();
  }
}
