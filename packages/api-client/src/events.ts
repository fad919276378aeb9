import type { CamelCasedPropertiesDeep } from 'type-fest';
import * as v from 'valibot';

import { toCamel } from './casing.ts';
import { liveEventSchema } from './endpoints/chat.ts';
import { watchSilence } from './silence.ts';

export type LiveEvent = CamelCasedPropertiesDeep<v.InferOutput<typeof liveEventSchema>>;

/** What the stream needs of the browser's `EventSource`. */
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
  /** Whether somebody waits for the very next event: then the first try after a cut without a word comes at once. @default always */
  isAwaited?: () => boolean;
  /** Replaced in tests. */
  createSource?: (url: string) => LiveSource;
  random?: () => number;
  /** Runs something after so many milliseconds; gives the function that takes it back. Replaced in tests. */
  schedule?: (milliseconds: number, run: () => void) => () => void;
}

export interface LiveConnection {
  close: () => void;
  /** Connects at once instead of waiting for the next try or for being looked at, after `online` or `visibilitychange`. */
  wake: () => void;
  /** Nobody looks: no stream until `wake`, which goes on after the last event seen. */
  rest: () => void;
}

/**
 * Milliseconds, shortest and longest, before the next try; anywhere between them. After the first loss it may be this line alone, and
 * who waits for an answer does not wait. All others are taken for one of many that a server has lost, who must not come back in
 * step: spread so wide, the peak second of thousands that return stays under twice what their polling asks for (security.md section 11).
 */
const soon: Delay = [500, 1_500];
const spread: Delay = [1_000, 37_500];
/** As long as the spread, nearly the same for all: who came apart stays apart. */
const patient: Delay = [35_500, 37_500];

type Delay = readonly [shortest: number, longest: number];
/** Milliseconds between two signs of life, until the server has said its own. */
const usualHeartbeat = 20_000;

/**
 * The live stream with resume: each event carries the member's own sequence number, and a reconnect asks for what came after the
 * last one seen. Back-off with jitter stays under 6 tries a minute after the first (security.md section 4). A server that
 * leaves says over how many milliseconds its streams are to come back. A stream that has been silent
 * for two of the server's heartbeats is lost, as is one that does not begin.
 */
export function connectEvents({
  url = '/api/events',
  onEvent,
  onStateChange,
  isAwaited = () => true,
  createSource = (address): LiveSource => new EventSource(address, { withCredentials: true }),
  random = Math.random,
  schedule = afterTimeout,
}: LiveOptions): LiveConnection {
  let source: LiveSource | undefined;
  let cancelRetry = () => {};
  let lastId: string | undefined;
  let tried = false;
  /** The wait before this try was spread over all who wait. */
  let apart = false;
  let everFailed = false;
  let closed = false;
  let heartbeat = usualHeartbeat;
  let leaving: Delay | undefined;
  const silence = watchSilence(retryLater);

  function connect() {
    cancelRetry();
    silence.heard(2 * heartbeat);
    source?.close();
    onStateChange?.('connecting');
    source = createSource(lastId === undefined ? url : `${url}?after=${lastId}`);
    source.addEventListener('open', () => {
      tried = false;
      apart = false;
      // Until its first heartbeat: a server from before sends none that can be seen.
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
      // Nothing to resume from: after tries that failed, anything may have been missed.
      onEvent({ type: everFailed ? 'resync' : 'ready' });
      everFailed = false;
      return;
    }
    // A newer server may send kinds this client does not know; it must not miss that something happened.
    onEvent(parsed.success ? (toCamel(parsed.output) as LiveEvent) : { type: 'resync' });
  }

  function retryLater() {
    // A browser gives a stream up by itself only where it was answered otherwise, as by a balancer without a server.
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
    cancelRetry = schedule(shortest + random() * (longest - shortest), connect);
  }

  function nextDelay(refused: boolean): Delay {
    if (apart) return patient;
    return leaving ?? (tried || refused || !isAwaited() ? spread : soon);
  }

  /** No further try by itself. */
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

function afterTimeout(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
