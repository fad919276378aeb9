import type { AnsweredTo, ErrorCode, Message } from '@heartline/api-client';

/** What can wait in the outbox: the kinds of message a member sends. */
export type OutboxBody =
  | { kind: 'text'; text: string; about?: AnsweredTo | undefined }
  | { kind: 'icebreaker'; icebreakerId: string }
  | { kind: 'gift'; giftId: string }
  /** The picture itself, until the server has it. */
  | { kind: 'photo'; photo: Blob };

/** Why an entry stopped; `unknown` stands for answers that are not of the contract. */
export type OutboxReason = ErrorCode | 'unknown';

export interface OutboxEntry {
  /** UUID made here; the server takes a client id once for ever, so that sending again is safe. */
  clientId: string;
  conversationId: string;
  /** Place in the queue, for all tabs; `Infinity` until the storage gave one. */
  order: number;
  body: OutboxBody;
  /** ISO time of the press on "send", for the bubble only; the server's order is what counts. */
  createdAt: string;
  /**
   * `sending` waits or is under way. `failed` holds up the texts behind it; `refused` does not, the server's answer is final. `held`:
   * the server has it, and a person looks at it before it is delivered and charged; it holds up nothing.
   */
  state: 'sending' | 'failed' | 'refused' | 'held';
  reason: OutboxReason | null;
  /** `sending` with the reason `rate_limited`: ISO time of the next try, where that is a minute or more. */
  until?: string | undefined;
}

export interface SendAnswer {
  message: Message;
  /** The sender's balance after the message. */
  credits: number;
}

/** Keeps entries over reloads and for all tabs. Each method is one transaction. */
export interface OutboxStorage {
  all: () => Promise<OutboxEntry[]>;
  /** Puts an entry at the end and gives it its order. */
  append: (entry: OutboxEntry) => Promise<OutboxEntry>;
  /** Changes an entry that is still there; does nothing for one that was discarded meanwhile. */
  update: (clientId: string, change: Partial<Pick<OutboxEntry, 'state' | 'reason' | 'until'>>) => Promise<void>;
  /** Takes an entry away and puts it at the end again, as `sending`. */
  requeue: (clientId: string) => Promise<void>;
  remove: (clientIds: readonly string[]) => Promise<void>;
}

export interface OutboxClock {
  now: () => Date;
  /** Resolves after that many milliseconds, or at once when the signal aborts. Never rejects. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, for jitter. */
  random: () => number;
}

/** What the tabs of one browser tell each other. */
export type OutboxNotice = { type: 'changed' } | { type: 'sent'; answer: SendAnswer };

export interface OutboxChannel {
  post: (notice: OutboxNotice) => void;
  close: () => void;
}

export interface OutboxPorts {
  storage: OutboxStorage;
  /** One try, without retries of its own. */
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<SendAnswer>;
  clock: OutboxClock;
  /** Calls `run` when this tab may send, and lets the next tab do so once the promise of `run` ends. */
  lead: (run: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Listens to the other tabs. */
  connect: (onNotice: (notice: OutboxNotice) => void) => OutboxChannel;
  /** A text arrived at the server: put its message where messages are read from, before the bubble of the outbox goes. */
  onSent: (answer: SendAnswer) => void;
  newId: () => string;
}
