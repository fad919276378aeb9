import type { LeaderChannel, LeaderWord, OutboxPorts } from './outbox-types.ts';

/** Milliseconds within which a leader has to answer. */
const answerTimeout = 5_000;
/** Up to as many milliseconds more, at random: tabs that wait for the same leader act one after the other. */
const spread = 2_000;

export interface LeadershipHooks {
  /** This tab holds the lock, and reads the stored texts before it leads. */
  prepare: () => Promise<void>;
  onLead: () => void;
  /** Another tab has taken the lead from this one. */
  onLost: () => void;
  /** Whether texts wait for the leader. */
  isWaiting: () => boolean;
}

/**
 * Decides which tab of a browser sends: the leader, which holds a lock (CHAT-09). A frozen page keeps its lock and sends nothing; so a tab
 * in which texts wait asks whether the leader still runs, and takes the lead from one that does not answer. Two tabs may send for a
 * moment then; client ids keep each text one message.
 */
export class Leadership {
  readonly #ports: Pick<OutboxPorts, 'lead' | 'connectLeaders' | 'time' | 'random'>;
  readonly #hooks: LeadershipHooks;
  #signal = AbortSignal.abort();
  #channel: LeaderChannel | undefined;
  /** Set while this tab holds the lock. */
  #hold: symbol | undefined;
  #queued = false;
  #stealing = false;
  #watching = false;
  #answered = false;

  constructor(ports: Pick<OutboxPorts, 'lead' | 'connectLeaders' | 'time' | 'random'>, hooks: LeadershipHooks) {
    this.#ports = ports;
    this.#hooks = hooks;
  }

  /** Leads as soon as no other tab does, until the signal aborts. */
  start(signal: AbortSignal): void {
    this.#signal = signal;
    this.#hold = undefined;
    this.#queued = false;
    this.#stealing = false;
    this.#watching = false;
    const channel = this.#ports.connectLeaders((word) => this.#hear(word));
    this.#channel = channel;
    signal.addEventListener('abort', () => channel?.close(), { once: true });
    void this.#request(signal, false);
  }

  /** Watches the leader while texts wait for it. Without a channel between tabs nobody could answer, so then nothing is taken. */
  async watch(): Promise<void> {
    const signal = this.#signal;
    const channel = this.#channel;
    if (this.#watching || !channel) return;
    this.#watching = true;
    while (this.#isWaiting(signal)) {
      this.#answered = false;
      channel.post('asks');
      await this.#ports.time.wait(answerTimeout + this.#ports.random() * spread, signal);
      if (!this.#answered && this.#isWaiting(signal)) void this.#request(signal, true);
    }
    if (this.#signal === signal) this.#watching = false;
  }

  #isWaiting(signal: AbortSignal): boolean {
    return !signal.aborted && !this.#hold && !this.#stealing && this.#hooks.isWaiting();
  }

  #hear(word: LeaderWord): void {
    if (word === 'leads') this.#answered = true;
    else if (this.#hold) this.#channel?.post('leads');
  }

  async #request(signal: AbortSignal, steal: boolean): Promise<void> {
    if (steal) this.#stealing = true;
    else if (this.#queued) return;
    else this.#queued = true;
    const hold = Symbol('lock');
    let granted = false;
    const settled = () => {
      if (this.#signal !== signal) return;
      if (steal) this.#stealing = false;
      else this.#queued = false;
    };
    const run = async () => {
      granted = true;
      settled();
      if (signal.aborted) return;
      this.#hold = hold;
      // Before the storage answers, which may be slow: other tabs that wait must not take the lead from this one.
      this.#channel?.post('leads');
      await this.#hooks.prepare().catch(() => undefined);
      // A page that is thawed may learn only now that it has lost the lock.
      if (this.#hold !== hold || signal.aborted) return;
      this.#hooks.onLead();
      await untilAborted(signal);
    };
    try {
      await this.#ports.lead(run, signal, steal);
    } catch {
      if (!granted) {
        settled();
        // Refused, where the browser denies locks: asks again.
        if (steal) void this.watch();
        return;
      }
      if (signal.aborted) return;
      if (this.#hold === hold) {
        this.#hold = undefined;
        this.#hooks.onLost();
      }
      void this.#request(signal, false);
    }
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
