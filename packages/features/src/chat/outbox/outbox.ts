import { delayBefore, outcomeOf, type Outcome } from './outcome.ts';
import { Leadership } from './leadership.ts';
import { OutboxEntries } from './outbox-entries.ts';
import type { OutboxBody, OutboxChannel, OutboxEntry, OutboxNotice, OutboxPorts, SendAnswer } from './outbox-types.ts';

/** Tries after an unintelligible answer, before the member is asked. */
const doubtfulTries = 3;

/**
 * Unsent texts (CHAT-09, security.md section 4). Each is shown at once, stored until the server has it, and sent in the order of
 * typing: one at a time per conversation, by one tab. The client id makes every retry safe, so that each text ends as one message
 * despite loss, delay and repetition anywhere.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #list = new OutboxEntries();
  readonly #leadership: Leadership;
  readonly #pumping = new Set<string>();
  /** Entries that could not be stored: only this tab knows them, and sends them even if it is not the leader. */
  readonly #unstored = new Set<string>();
  /** Arrived or discarded entries; a late read of the storage must not bring them back. */
  readonly #gone = new Set<string>();
  readonly #asking = new Set<string>();
  #stop = new AbortController();
  #storageQueue: Promise<unknown> = Promise.resolve();
  /** A read that has not begun. */
  #nextRead: Promise<void> | undefined;
  #channel: OutboxChannel | undefined;
  #leading = false;
  #pause = new AbortController();
  #flight = new AbortController();

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
    this.#leadership = new Leadership(ports, {
      // Texts of an earlier page are sent before new ones.
      prepare: () => this.#reload(),
      onLead: () => {
        this.#leading = true;
        this.wake();
        this.askAboutHeld();
      },
      onLost: () => {
        this.#leading = false;
        void this.#reload();
      },
      isWaiting: () => this.#waitsForLeader(),
    });
  }

  start(): void {
    this.#stop = new AbortController();
    this.#flight = new AbortController();
    this.#pause = new AbortController();
    const { signal } = this.#stop;
    this.#channel = this.#ports.connect((notice) => this.#hear(notice));
    void this.#reload();
    this.#leadership.start(signal);
  }

  /** Sends nothing more until the next `start`. The entries stay in storage. */
  stop(): void {
    this.#leading = false;
    this.#stop.abort();
    this.#pause.abort();
    this.#flight.abort();
    this.#channel?.close();
  }

  readonly subscribe = this.#list.subscribe;
  /** Changes with every change, for subscribers to many conversations. */
  readonly version = this.#list.version;
  /** Entries of one conversation, in order. The same array until something changes. */
  readonly entriesOf = this.#list.of;

  /** Adds a message at the end of its conversation and returns its client id. */
  add(conversationId: string, body: OutboxBody): string {
    const entry: OutboxEntry = {
      clientId: this.#ports.newId(),
      conversationId,
      order: Infinity,
      body,
      createdAt: new Date(this.#ports.time.now()).toISOString(),
      state: 'sending',
      reason: null,
    };
    this.#queue(entry);
    return entry.clientId;
  }

  #queue(entry: OutboxEntry): void {
    this.#list.set([...this.#list.all, entry]);
    void this.#keep(entry);
    // Sent while it is being stored.
    void this.#pump(entry.conversationId);
    void this.#leadership.watch();
  }

  /** Sends a failed text again at its position, a refused one at the end. */
  retry(clientId: string): void {
    const entry = this.#list.find(clientId);
    if (!entry || entry.state === 'sending' || entry.state === 'held') return;
    const again: OutboxEntry = { ...entry, state: 'sending', reason: null };
    if (entry.state === 'failed' || this.#unstored.has(clientId)) {
      this.#list.replace(again);
      void this.#write(() => this.#ports.storage.update(clientId, { state: 'sending', reason: null }));
    } else {
      this.#list.set([...this.#list.all.filter((other) => other !== entry), { ...again, order: Infinity }]);
      void this.#write(() => this.#ports.storage.requeue(clientId)).then(() => this.#reload());
    }
    void this.#pump(entry.conversationId);
    void this.#leadership.watch();
  }

  /** Removes an unsent text; the texts after it go on. */
  discard(clientId: string): void {
    const entry = this.#list.find(clientId);
    if (!entry) return;
    this.#drop([clientId]);
    void this.#pump(entry.conversationId);
  }

  /** Restores discarded texts, in their order. Their client ids stay, so that a text that did arrive is not sent twice. */
  putBack(entries: readonly OutboxEntry[]): void {
    for (const entry of entries) {
      if (this.#list.find(entry.clientId)) continue;
      this.#gone.delete(entry.clientId);
      this.#queue({ ...entry, order: Infinity });
    }
  }

  /** The conversation shows these texts, so they have arrived, whatever their answers were. Returns whether any of them was waiting. */
  acknowledge(clientIds: Iterable<string>): boolean {
    const arrived = [...clientIds].filter((clientId) => this.#list.find(clientId));
    if (arrived.length === 0) return false;
    const conversations = new Set(arrived.map((clientId) => this.#list.find(clientId)?.conversationId ?? ''));
    this.#drop(arrived);
    for (const conversationId of conversations) void this.#pump(conversationId);
    return true;
  }

  /** Ends the wait before the next try: the stream is open again, or the page visible. Reads what a storage did not tell in time. */
  wake(): void {
    this.#pause.abort();
    this.#pause = new AbortController();
    void this.#reload();
    for (const conversationId of new Set(this.#list.all.map((entry) => entry.conversationId)))
      void this.#pump(conversationId);
  }

  /** The network is back: also restarts tries that hang in the former connection. */
  restart(): void {
    this.#flight.abort();
    this.#flight = new AbortController();
    this.wake();
  }

  /** Asks for the state of held texts, by sending them again. */
  askAboutHeld(): void {
    for (const entry of this.#list.all) if (entry.state === 'held' && this.#leading) void this.#ask(entry);
  }

  async #ask(entry: OutboxEntry): Promise<void> {
    if (this.#asking.has(entry.clientId)) return;
    this.#asking.add(entry.clientId);
    const outcome = await this.#try(entry);
    this.#asking.delete(entry.clientId);
    if (outcome !== 'done' && outcome.type === 'refused') this.#settle(entry.clientId, 'refused', outcome.reason);
  }

  async #keep(entry: OutboxEntry): Promise<void> {
    const stored = await this.#write(() => this.#ports.storage.append(entry));
    if (!stored) this.#unstored.add(entry.clientId);
    const current = this.#list.find(entry.clientId);
    if (current) this.#list.replace({ ...current, order: stored?.order ?? this.#list.nextOrder() });
    else if (stored) void this.#write(() => this.#ports.storage.remove([entry.clientId]));
    void this.#pump(entry.conversationId);
  }

  async #pump(conversationId: string): Promise<void> {
    if (this.#pumping.has(conversationId)) return;
    this.#pumping.add(conversationId);
    let tries = 0;
    const doubts = new Map<string, number>();
    while (!this.#stop.signal.aborted) {
      const head = this.#head(conversationId);
      if (!head) break;
      const outcome = await this.#try(head);
      if (outcome === 'done') {
        tries = 0;
        continue;
      }
      const seen = (doubts.get(head.clientId) ?? 0) + 1;
      if (outcome.type === 'doubtful') doubts.set(head.clientId, seen);
      if (
        outcome.type === 'failed' ||
        outcome.type === 'refused' ||
        outcome.type === 'held' ||
        (outcome.type === 'doubtful' && seen >= doubtfulTries)
      ) {
        this.#settle(head.clientId, outcome.type === 'doubtful' ? 'failed' : outcome.type, outcome.reason);
        tries = 0;
        continue;
      }
      const wait = outcome.type === 'again' ? outcome : { wait: 0, network: false };
      const { signal } = this.#pause;
      const delay = delayBefore(tries, wait, this.#ports.random());
      this.#tellWait(head, outcome.type === 'again' && outcome.limited ? delay : undefined);
      await this.#ports.time.wait(delay, signal);
      tries = signal.aborted ? 0 : tries + 1;
      // The page may have been frozen meanwhile, and the text discarded in another tab.
      if (!signal.aborted) await this.#reload();
    }
    this.#pumping.delete(conversationId);
  }

  /** The next entry that this tab may send, if any. */
  #head(conversationId: string): OutboxEntry | undefined {
    const head = this.entriesOf(conversationId).find(
      ({ state, clientId }) =>
        state !== 'refused' && state !== 'held' && (this.#leading || this.#unstored.has(clientId)),
    );
    return head?.state === 'sending' ? head : undefined;
  }

  /** Whether there is a stored text that only the leader may send. */
  #waitsForLeader(): boolean {
    const conversations = new Set(this.#list.all.map((entry) => entry.conversationId));
    return [...conversations].some((conversationId) => {
      const head = this.entriesOf(conversationId).find(({ state }) => state !== 'refused' && state !== 'held');
      return head?.state === 'sending' && !this.#unstored.has(head.clientId);
    });
  }

  async #try(entry: OutboxEntry): Promise<'done' | Outcome> {
    const flight = this.#flight;
    try {
      this.#arrive(await this.#ports.send(entry, flight.signal), entry.clientId);
      return 'done';
    } catch (error) {
      // Aborted by `restart`, or discarded meanwhile: the loop continues with the next entry at once, and ends by itself after `stop`.
      if (flight.signal.aborted || !this.#list.find(entry.clientId)) return 'done';
      return outcomeOf(error);
    }
  }

  /** The message is added before the bubble is removed: the member never sees both, or neither. */
  #arrive(answer: SendAnswer, clientId: string): void {
    this.#ports.onSent(answer);
    this.#channel?.post({ type: 'sent', answer });
    this.#drop([clientId]);
  }

  #settle(clientId: string, state: 'failed' | 'refused' | 'held', reason: OutboxEntry['reason']): void {
    const entry = this.#list.find(clientId);
    if (!entry) return;
    this.#list.replace({ ...entry, state, reason });
    void this.#write(() => this.#ports.storage.update(clientId, { state, reason }));
  }

  /** Notes on a rate-limited text why it waits, and until when if that is long. */
  #tellWait({ clientId }: OutboxEntry, delay: number | undefined): void {
    const entry = this.#list.find(clientId);
    if (!entry || (delay === undefined && entry.reason === null)) return;
    const now = this.#ports.time.now();
    const change = {
      reason: delay === undefined ? null : ('rate_limited' as const),
      until: delay !== undefined && delay >= 60_000 ? new Date(now + delay).toISOString() : undefined,
    };
    this.#list.replace({ ...entry, ...change });
    void this.#write(() => this.#ports.storage.update(clientId, change));
  }

  #drop(clientIds: readonly string[]): void {
    for (const clientId of clientIds) this.#gone.add(clientId);
    this.#list.set(this.#list.all.filter((entry) => !this.#gone.has(entry.clientId)));
    void this.#write(() => this.#ports.storage.remove(clientIds));
  }

  #hear(notice: OutboxNotice): void {
    if (notice.type === 'changed') {
      void this.#reload();
      return;
    }
    this.#ports.onSent(notice.answer);
    const { clientId } = notice.answer.message;
    if (clientId === null) return;
    this.#gone.add(clientId);
    this.#list.set(this.#list.all.filter((entry) => entry.clientId !== clientId));
  }

  /** Loads the entries from storage, once for all callers until the read begins. */
  #reload(): Promise<void> {
    return (this.#nextRead ??= this.#read());
  }

  /** If this tab has made a change meanwhile, reads again after that change is stored. */
  async #read(): Promise<void> {
    let version = -1;
    const stored = await this.#inTurn(() => {
      this.#nextRead = undefined;
      version = this.#list.version();
      return this.#ports.storage.all();
    });
    if (this.#stop.signal.aborted) return;
    void this.#leadership.watch();
    if (!stored) return;
    if (version !== this.#list.version()) return this.#reload();
    const ids = new Set(stored.map((entry) => entry.clientId));
    const own = this.#list.all.filter(
      (entry) => !ids.has(entry.clientId) && (this.#unstored.has(entry.clientId) || entry.order === Infinity),
    );
    this.#list.set([...stored.filter((entry) => !this.#gone.has(entry.clientId)), ...own]);
    for (const conversationId of new Set(stored.map((entry) => entry.conversationId))) void this.#pump(conversationId);
    void this.#leadership.watch();
  }

  async #write<T>(work: () => Promise<T>): Promise<T | undefined> {
    const result = await this.#inTurn(work);
    this.#channel?.post({ type: 'changed' });
    return result;
  }

  /** Runs storage calls one at a time; a denied or full storage answers `undefined`, and everything goes on in memory. */
  #inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    const turn = this.#storageQueue.then(work).catch(() => undefined);
    this.#storageQueue = turn;
    return turn;
  }
}
