import type { AnsweredTo, ErrorCode, Message } from '@heartline/api-client';
import type { Time } from '@heartline/api-client/time';

/** Content of an outbox entry: the kinds of message a member sends. */
export type OutboxBody =
  | { kind: 'text'; text: string; about?: AnsweredTo | undefined }
  | { kind: 'icebreaker'; icebreakerId: string }
  | { kind: 'gift'; giftId: string }
  /** The picture itself, until the server has stored it. */
  | { kind: 'photo'; photo: Blob };

/** Why an entry stopped; `unknown` stands for answers outside the contract. */
export type OutboxReason = ErrorCode | 'unknown';

export interface OutboxEntry {
  /** UUID made here; the server accepts each client id only once, so that sending again is safe. */
  clientId: string;
  conversationId: string;
  /** Position in the queue of all tabs; `Infinity` until the storage has numbered it. */
  order: number;
  body: OutboxBody;
  /** ISO time of the press on "send", for the bubble only; messages are ordered by the server. */
  createdAt: string;
  /**
   * `sending`: waits or is under way. `failed`: holds up the texts after it. `refused`: does not, as the server's answer is final.
   * `held`: a moderator checks it on the server before it is delivered and charged; holds up nothing.
   */
  state: 'sending' | 'failed' | 'refused' | 'held';
  reason: OutboxReason | null;
  /** `sending` with the reason `rate_limited`: ISO time of the next try, if that is a minute or more away. */
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
  /** Adds an entry at the end and gives it its order. */
  append: (entry: OutboxEntry) => Promise<OutboxEntry>;
  /** Updates an entry; does nothing if it was discarded meanwhile. */
  update: (clientId: string, change: Partial<Pick<OutboxEntry, 'state' | 'reason' | 'until'>>) => Promise<void>;
  /** Removes an entry and adds it at the end again, as `sending`. */
  requeue: (clientId: string) => Promise<void>;
  remove: (clientIds: readonly string[]) => Promise<void>;
}

/** Notices between the tabs of one browser. */
export type OutboxNotice = { type: 'changed' } | { type: 'sent'; answer: SendAnswer };

/** Between the tabs that may lead: the question whether the leader still runs, and its answer. */
export type LeaderWord = 'asks' | 'leads';

export interface LeaderChannel {
  post: (word: LeaderWord) => void;
  close: () => void;
}

export interface OutboxChannel {
  post: (notice: OutboxNotice) => void;
  close: () => void;
}

export interface OutboxPorts {
  storage: OutboxStorage;
  /** One try, without retries of its own. */
  send: (entry: OutboxEntry, signal: AbortSignal) => Promise<SendAnswer>;
  /** With the server's `now`, as unsent texts stand beside messages with the server's time. */
  time: Pick<Time, 'now' | 'wait'>;
  /** 0 to 1, for jitter. */
  random: () => number;
  /**
   * Calls `run` when this tab may send; the next tab may once its promise settles. `steal`: at once, from the tab that leads, whose promise
   * rejects.
   */
  lead: (run: () => Promise<void>, signal: AbortSignal, steal: boolean) => Promise<void>;
  /** Listens to the other tabs that may lead; undefined where tabs cannot talk. */
  connectLeaders: (onWord: (word: LeaderWord) => void) => LeaderChannel | undefined;
  /** Listens to the other tabs. */
  connect: (onNotice: (notice: OutboxNotice) => void) => OutboxChannel;
  /** A text arrived at the server: adds its message to the caches before the outbox removes the bubble. */
  onSent: (answer: SendAnswer) => void;
  newId: () => string;
}
