import type { LiveEventPayload } from './payload.ts';
import { RawAnswer, type Connection } from '../http/raw-answer.ts';
import { systemTime, type Time } from '../time/time.ts';

/** One open stream: a device of a member that listens at this process. */
export interface Device {
  readonly memberId: number;
  readonly sessionId: string;
  readonly answer: RawAnswer;
  /** Number of the last stored event written to it; undefined until its start is known. */
  position: number | undefined;
  /** False while its network accepts nothing more: stored events wait, transient ones are dropped. */
  ready: () => boolean;
  /** Accepts as many events as may wait for its network, the first in any case. Returns the number accepted. */
  write: (events: { seq?: number; payload: LiveEventPayload }[]) => number;
  /** A sign of life for the client, with the milliseconds until the next one. */
  heartbeat: () => void;
  /** Ends because this process stops, and gives the milliseconds over which clients are to spread their return. */
  leave: () => void;
  /** Ends after a moment in which waiting bytes can be read. */
  end: () => void;
  /** Ends at once, with its connection: nobody reads it, or a newer stream needs its slot. */
  cut: () => void;
}

export interface DeviceOptions {
  time?: Time;
  /** Milliseconds. */
  heartbeat: number;
  onEnd: (device: Device) => void;
  onReady: (device: Device) => void;
}

/** Bytes that may wait for a slow network, before the next event. As much may be in transit (security.md section 12: 256 KB). */
const mostWaiting = 64 * 1024;
/** A stream that took nothing for this many heartbeats is dead. */
const maxMissedHeartbeats = 3;
/** Milliseconds in which waiting bytes may be read after the stream has ended. */
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
  { time = systemTime, heartbeat, onEnd, onReady }: DeviceOptions,
): Device {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let connection: Connection | undefined;
  /** Bytes that its network has not yet asked for. */
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
      // The client has gone.
      cancel: () => forget(),
    },
    // Nothing is taken before the network asks for it, so all waiting bytes are counted here.
    { highWaterMark: 0 },
  );

  /** Gives the waiting bytes to the network, if it asks. */
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
      // With a connection, its close event releases the device.
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
      if (!gone) time.after(longestEnd, device.cut, { ref: false });
    },
    cut() {
      if (gone) return;
      ending = true;
      // Unsent bytes are discarded as well.
      connection?.socket?.resetAndDestroy();
      // Without a connection of its own it is read within this process.
      if (!connection) controller?.error(new Error('cut'));
      forget();
    },
  };
  // The client waits this long before it reconnects by itself; an answer that begins at once passes proxies at once.
  add(`retry: 3000\n\n${beat}`);
  return device;
}
