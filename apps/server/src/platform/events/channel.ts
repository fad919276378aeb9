import { randomUUID } from 'node:crypto';

import postgres from 'postgres';

import type { LiveEventPayload } from './payload.ts';
import type { Log } from '../log.ts';
import { postgresArrays } from '../postgres-arrays.ts';
import type { TimeLimits } from '../time/time-limits.ts';
import type { Time } from '../time/time.ts';

/** Signals between processes: a stream has grown, a transient event, streams end, a cached subject is stale. */
export type Signal =
  | { kind: 'wake'; memberId: number }
  | { kind: 'pass'; memberId: number; payload: LiveEventPayload }
  | { kind: 'end'; memberId: number; sessionId: string | null }
  | { kind: 'changed'; subject: 'partners' };

export interface Channel {
  publish: (signal: Signal) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface ChannelOptions {
  databaseUrl: string;
  time: Time;
  log: Log;
  limits: Pick<TimeLimits, 'statement' | 'notify'>;
  onSignal: (signal: Signal) => void;
  /** Listening has begun, or begun again after a loss: signals may have been missed. */
  onListening: () => void;
}

const channelName = 'heartline_events';
/** PostgreSQL takes payloads below 8000 bytes. */
const maxBytes = 7_900;
const flushEvery = 4;
const pingEvery = 5_000;
const retryAfter = 500;
/** While the database is away only this many transient signals wait; the streams themselves lose nothing. */
const maxWaiting = 10_000;

/**
 * LISTEN and NOTIFY, each on a connection of its own. NOTIFY inside a sending transaction would serialise commits, so signals are collected
 * for a few milliseconds and sent together (design.md section 2). A process ignores its own.
 */
export function createChannel({ databaseUrl, time, log, limits, onSignal, onListening }: ChannelOptions): Channel {
  const origin = randomUUID();
  const options = {
    max: 1,
    onnotice: () => {},
    connect_timeout: 3,
    max_lifetime: null,
    backoff: () => 0.2,
    fetch_types: false,
    types: postgresArrays,
  };
  const openNotifier = () =>
    postgres(databaseUrl, {
      ...options,
      connection: { application_name: 'heartline notify', statement_timeout: limits.statement },
    });
  const inTime = (query: Promise<unknown>) => time.within(limits.notify, () => query);
  let notifier = openNotifier();
  const stopping = new AbortController();
  const woken = new Set<number>();
  let waiting: Exclude<Signal, { kind: 'wake' }>[] = [];
  let cancelFlush: (() => void) | undefined;
  let sending: Promise<void> = Promise.resolve();
  let loop: Promise<void> | undefined;

  function publish(signal: Signal): void {
    if (signal.kind === 'wake') woken.add(signal.memberId);
    else if (waiting.length < maxWaiting) waiting.push(signal);
    cancelFlush ??= time.after(flushEvery, flush);
  }

  function flush(): void {
    sending = sending.then(send);
  }

  async function send(): Promise<void> {
    cancelFlush = undefined;
    const ids = [...woken];
    const others = waiting;
    woken.clear();
    waiting = [];
    const payloads = encode(origin, ids, others);
    if (payloads.length === 0) return;
    try {
      await inTime(notifier`select pg_notify(${channelName}, payload) from unnest(${payloads}::text[]) as payload`);
    } catch (error) {
      if (stopping.signal.aborted) return;
      // A connection that hangs is abandoned; the next signals use a new one.
      void notifier.end({ timeout: 0 }).catch(() => {});
      notifier = openNotifier();
      log.warn({ err: (error as Error).message }, 'live signals wait for the database');
      for (const id of ids) woken.add(id);
      waiting = [...others.filter(({ kind }) => kind === 'end'), ...waiting];
      cancelFlush ??= time.after(retryAfter, flush);
    }
  }

  function receive(text: string): void {
    try {
      for (const signal of decode(text, origin)) onSignal(signal);
    } catch (error) {
      log.error({ err: error }, 'a live signal cannot be read');
    }
  }

  /** One lifetime of the listening connection: until it closes, or answers no ping. */
  async function listenOnce(started: () => void): Promise<void> {
    const lost = new AbortController();
    const withNotify = {
      ...options,
      connection: { application_name: 'heartline listen' },
      onclose: () => lost.abort(),
      // Not in the library's types, but its own listen() uses it; that one hides the loss of a connection.
      onnotify: (_channel: string, payload: string) => receive(payload),
    };
    const listener = postgres(databaseUrl, withNotify);
    const closing = AbortSignal.any([lost.signal, stopping.signal]);
    try {
      await inTime(listener.unsafe(`listen ${channelName}`));
      started();
      onListening();
      while (!closing.aborted) {
        await time.wait(pingEvery, closing);
        if (!closing.aborted) await inTime(listener`select 1`);
      }
    } finally {
      await listener.end({ timeout: 0 }).catch(() => {});
    }
  }

  async function listenForever(started: () => void): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce(started).catch((error: unknown) =>
        log.warn({ err: (error as Error).message }, 'live signals are not heard'),
      );
      await time.wait(retryAfter, stopping.signal);
    }
  }

  return {
    publish,
    async start() {
      await new Promise<void>((started) => {
        loop ??= listenForever(started);
      });
    },
    async stop() {
      cancelFlush?.();
      await time.within(1_000, () => sending.then(send)).catch(() => {});
      stopping.abort();
      cancelFlush?.();
      await loop;
      await notifier.end({ timeout: 1 }).catch(() => {});
    },
  };
}

interface Envelope {
  from: string;
  wake?: number[];
  signals?: Exclude<Signal, { kind: 'wake' }>[];
}

/** Encodes signals into as few notifications as possible; a signal too large on its own is dropped. */
export function encode(from: string, ids: number[], signals: Exclude<Signal, { kind: 'wake' }>[]): string[] {
  const payloads: string[] = [];
  const idsEach = 400;
  for (let start = 0; start < ids.length; start += idsEach)
    payloads.push(JSON.stringify({ from, wake: ids.slice(start, start + idsEach) } satisfies Envelope));
  const overhead = Buffer.byteLength(JSON.stringify({ from, signals: [] } satisfies Envelope));
  let part: string[] = [];
  let size = overhead;
  const close = () => {
    if (part.length > 0) payloads.push(`{"from":${JSON.stringify(from)},"signals":[${part.join(',')}]}`);
    part = [];
    size = overhead;
  };
  for (const signal of signals) {
    const text = JSON.stringify(signal);
    const bytes = Buffer.byteLength(text) + 1;
    if (overhead + bytes > maxBytes) continue;
    if (size + bytes > maxBytes) close();
    part.push(text);
    size += bytes;
  }
  close();
  return payloads;
}

export function decode(text: string, own: string): Signal[] {
  const { from, wake = [], signals = [] } = JSON.parse(text) as Envelope;
  if (from === own) return [];
  return [...wake.map((memberId) => ({ kind: 'wake' as const, memberId })), ...signals];
}
