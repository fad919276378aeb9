import type { CamelCasedPropertiesDeep } from 'type-fest';
import * as v from 'valibot';

import { toCamel } from './casing.ts';
import { liveEventSchema } from './endpoints/chat.ts';
import { watchSilence } from './silence.ts';
import { after, now, type Time } from './time.ts';

export type LiveEvent = CamelCasedPropertiesDeep<v.InferOutput<typeof liveEventSchema>>;

/** The members of the browser's `EventSource` that the stream uses. */
export interface LiveSource extends Pick<EventTarget, 'addEventListener'> {
  readonly readyState: number;
  close: () => void;
}

export interface LiveOptions {
  /** Path of the stream. @default '/api/events' */
  url?: string;
  onEvent: (event: LiveEvent) => void;
  /** The stream is (re)connected or lost, for the offline state of the chat. */
  onStateChange?: (state: 'connecting' | 'open' | 'closed') => void;
  /** Whether the member waits for the very next event: then the first try after an unannounced cut comes at once. @default always */
  isAwaited?: () => boolean;
  /** Replaced in tests. */
  createSource?: (url: string) => LiveSource;
  random?: () => number;
  time?: Pick<Time, 'now' | 'after'>;
}

export interface LiveConnection {
  close: () => void;
  /** Connects at once, after `online` or `visibilitychange`, instead of waiting for the next try. */
  wake: () => void;
  /** The page is hidden: no stream until `wake`, which resumes after the last event received. */
  rest: () => void;
}

/**
 * Shortest and longest delay before the next try, in milliseconds. `soon` is for a member who waits for an answer: perhaps only this
 * connection was lost. Otherwise a server may have lost thousands, which must not come back in step: `spread` keeps their peak second
 * below twice what their polling asks for (security.md section 11).
 */
const soon: Delay = [500, 1_500];
const spread: Delay = [1_000, 37_500];
/** As long as the spread, but nearly the same for all: clients already spread out stay spread out. */
const patient: Delay = [35_500, 37_500];

type Delay = readonly [shortest: number, longest: number];
/** Milliseconds between two heartbeats, until the server names its own interval. */
const usualHeartbeat = 20_000;

/**
 * The live stream with resume: each event carries the member's own sequence number, and a reconnect asks for the events after the last
 * one received. Back-off with jitter stays under 6 tries a minute after the first (security.md section 4). A server that shuts down
 * names the milliseconds over which its streams are to come back. A stream that does not begin, or is silent for two of the server's
 * heartbeats, counts as lost.
 */
export function connectEvents({
  url = '/api/events',
  onEvent,
  onStateChange,
  isAwaited = () => true,
  createSource = (address): LiveSource => new EventSource(address, { withCredentials: true }),
  random = Math.random,
  time = { now, after },
}: LiveOptions): LiveConnection {
  let source: LiveSource | undefined;
  let cancelRetry = () => {};
  let lastId: string | undefined;
  let tried = false;
  /** The wait before this try was spread over all clients. */
  let apart = false;
  let everFailed = false;
  let closed = false;
  let heartbeat = usualHeartbeat;
  let leaving: Delay | undefined;
  const silence = watchSilence(retryLater, time);

  function connect() {
    cancelRetry();
    silence.heard(2 * heartbeat);
    source?.close();
    onStateChange?.('connecting');
    source = createSource(lastId === undefined ? url : `${url}?after=${lastId}`);
    source.addEventListener('open', () => {
      tried = false;
      apart = false;
      // Silence counts only after the first heartbeat: an older server sends none.
      silence.stop();
      onStateChange?.('open');
    });
    source.addEventListener('heartbeat', (event) => {
      heartbeat = Number((event as MessageEvent<string>).data) || usualHeartbeat;
      silence.heard(2 * heartbeat);
    });
    source.addEventListener('leaving', (event) => {
      const within = Number((event as MessageEvent<string>).data);
      leaving = within > soon[0] ? [soon[0], Math.min(within, patient[1])] : undefined;
    });
    source.addEventListener('message', receive);
    source.addEventListener('error', retryLater);
  }

  function receive(event: Event) {
    silence.heard();
    const { data, lastEventId } = event as MessageEvent<string>;
    if (lastEventId !== '') lastId = lastEventId;
    const parsed = v.safeParse(liveEventSchema, safeJson(data));
    if (parsed.success && parsed.output.type === 'ready') {
      // There is no event to resume from: after failed tries, anything may have been missed.
      onEvent({ type: everFailed ? 'resync' : 'ready' });
      everFailed = false;
      return;
    }
    // A newer server may send kinds this client does not know; reload, so that nothing is missed.
    onEvent(parsed.success ? (toCamel(parsed.output) as LiveEvent) : { type: 'resync' });
  }

  function retryLater() {
    // A browser stops reconnecting by itself only after an answer that is no stream, such as a balancer's without a server.
    const refused = source?.readyState === 2;
    silence.stop();
    source?.close();
    if (closed) return;
    onStateChange?.('closed');
    const delay = nextDelay(refused);
    const [shortest, longest] = delay;
    tried = true;
    apart ||= delay !== soon;
    everFailed = true;
    leaving = undefined;
    cancelRetry = time.after(shortest + random() * (longest - shortest), connect);
  }

  function nextDelay(refused: boolean): Delay {
    if (apart) return patient;
    return leaving ?? (tried || refused || !isAwaited() ? spread : soon);
  }

  /** Stops, and does not reconnect by itself. */
  function stop() {
    silence.stop();
    cancelRetry();
    source?.close();
    onStateChange?.('closed');
  }

  connect();
  return {
    rest: stop,
    close() {
      closed = true;
      stop();
    },
    wake() {
      if (!closed && (source?.readyState === 2 || silence.isOver())) connect();
    },
  };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
