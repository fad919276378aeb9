import type { LiveEventPayload } from './payload.ts';
import { RawAnswer, type Connection } from '../http/raw-answer.ts';

/** One open stream: a device of a member that listens at this process. */
export interface Device {
  readonly memberId: number;
  readonly sessionId: string;
  readonly answer: RawAnswer;
  /** Number of the last stored event that was written to it; undefined until it is known where to begin. */
  position: number | undefined;
  /** False while its network takes nothing more: what is stored waits, what passes is dropped. */
  ready: () => boolean;
  /** Takes as many of them as may wait for its network, the first in any case. Gives how many. */
  write: (events: { seq?: number; payload: LiveEventPayload }[]) => number;
  /** A sign of life, which the client sees, with the milliseconds until the next one. */
  heartbeat: () => void;
  /** Ends as all streams of this process do, and says over how many milliseconds their clients are to come back. */
  leave: () => void;
  /** Gives what waits a moment to be read, then ends. */
  end: () => void;
  /** Ends at once, with its connection: nobody reads it, or another one needs its place. */
  cut: () => void;
}

export interface DeviceOptions {
  /** Milliseconds. */
  heartbeat: number;
  onEnd: (device: Device) => void;
  onReady: (device: Device) => void;
}

/** Bytes that may wait for a slow network, before the next event. As much may be on its way (security.md section 12: 256 KB). */
const mostWaiting = 64 * 1024;
/** A stream that took nothing for so many heartbeats is dead. */
const maxMissedHeartbeats = 3;
/** Milliseconds in which what waits is read, once the stream has ended. */
const longestEnd = 1_000;

/** Milliseconds over which the clients of a process that stops spread their return (security.md section 11). */
const spreadReturn = 30_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
const encoder = new TextEncoder();

export function createDevice(
  memberId: number,
  sessionId: string,
  { heartbeat, onEnd, onReady }: DeviceOptions,
): Device {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let connection: Connection | undefined;
  /** What its network has not yet asked for. */
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  /** Its network has taken everything and asks for more. */
  let asking = false;
  let missed = 0;
  let stalled = false;
  let ending = false;
  let gone = false;

  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      pull() {
        missed = 0;
        asking = true;
        flush();
        if (!stalled) return;
        stalled = false;
        onReady(device);
      },
      // The other side has gone.
      cancel: () => forget(),
    },
    // Nothing is taken before the network asks for it: what waits is counted here.
    { highWaterMark: 0 },
  );

  /** Gives the network what waits, if it asks. */
  function flush(): void {
    if (!asking || gone) return;
    if (waiting.length > 0) {
      asking = false;
      const all = Buffer.concat(waiting);
      waiting = [];
      bytes = 0;
      controller?.enqueue(all);
    } else if (ending) {
      asking = false;
      controller?.close();
      // Where there is a connection, it has gone when that says so.
      if (!connection) forget();
    }
  }

  function forget(): void {
    if (gone) return;
    gone = true;
    waiting = [];
    onEnd(device);
  }

  function add(text: string): void {
    const portion = encoder.encode(text);
    waiting.push(portion);
    bytes += portion.length;
  }

  const beat = `event: heartbeat\ndata: ${heartbeat}\n\n`;
  const device: Device = {
    memberId,
    sessionId,
    position: undefined,
    answer: new RawAnswer(body, headers, 200, (given) => {
      connection = given;
      given.once('close', forget);
    }),
    ready() {
      const free = !ending && bytes < mostWaiting;
      if (!free) stalled = true;
      return free;
    },
    write(events) {
      if (ending) return events.length;
      let count = 0;
      for (const { seq, payload } of events) {
        if (count > 0 && !device.ready()) break;
        add(`${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(payload)}\n\n`);
        count += 1;
      }
      flush();
      return count;
    },
    heartbeat() {
      if (asking) {
        add(beat);
        return flush();
      }
      missed += 1;
      if (missed > maxMissedHeartbeats) device.cut();
    },
    leave() {
      if (!ending) add(`event: leaving\ndata: ${spreadReturn}\n\n`);
      device.end();
    },
    end() {
      if (ending) return;
      ending = true;
      flush();
      if (!gone) setTimeout(device.cut, longestEnd).unref();
    },
    cut() {
      if (gone) return;
      ending = true;
      // What has not been sent is not waited for either.
      connection?.socket?.resetAndDestroy();
      // Without a connection of its own it is read within this process.
      if (!connection) controller?.error(new Error('cut'));
      forget();
    },
  };
  // The client waits so long before it reconnects by itself; an answer that begins at once passes proxies at once.
  add(`retry: 3000\n\n${beat}`);
  return device;
}
