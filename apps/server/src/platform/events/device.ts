import type { LiveEventPayload } from '../events.ts';
import { RawAnswer } from '../http/raw-answer.ts';

/** One open stream: a device of a member that listens at this process. */
export interface Device {
  readonly memberId: number;
  readonly sessionId: string;
  readonly answer: RawAnswer;
  /** Number of the last stored event that was written to it; undefined until it is known where to begin. */
  position: number | undefined;
  /** False while its network takes nothing more: what is stored waits, what passes is dropped. */
  ready: () => boolean;
  write: (events: { seq?: number; payload: LiveEventPayload }[]) => void;
  heartbeat: () => void;
  end: () => void;
}

/** Portions that may wait for a slow network. A portion is at most one read of the database. */
const waitingPortions = 8;
/** A stream that took nothing for so many heartbeats is dead. */
const maxMissedHeartbeats = 3;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
const encoder = new TextEncoder();

export function createDevice(
  memberId: number,
  sessionId: string,
  { onEnd, onReady }: { onEnd: (device: Device) => void; onReady: (device: Device) => void },
): Device {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let missed = 0;
  let stalled = false;

  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        // The client waits so long before it reconnects by itself; an answer that begins at once passes proxies at once.
        given.enqueue(encoder.encode('retry: 3000\n\n'));
      },
      pull() {
        missed = 0;
        if (!stalled) return;
        stalled = false;
        onReady(device);
      },
      // The other side has gone.
      cancel: () => finish(),
    },
    { highWaterMark: waitingPortions },
  );

  function finish(): void {
    if (!controller) return;
    controller = undefined;
    onEnd(device);
  }

  function end(): void {
    try {
      controller?.close();
    } catch {
      // Closed by the other side a moment before.
    }
    finish();
  }

  function enqueue(text: string): void {
    controller?.enqueue(encoder.encode(text));
  }

  const device: Device = {
    memberId,
    sessionId,
    position: undefined,
    answer: new RawAnswer(body, headers),
    ready() {
      const free = (controller?.desiredSize ?? 0) > 0;
      if (!free) stalled = true;
      return free;
    },
    write(events) {
      enqueue(
        events
          .map(({ seq, payload }) => `${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(payload)}\n\n`)
          .join(''),
      );
    },
    heartbeat() {
      if (device.ready()) return enqueue(':\n\n');
      missed += 1;
      if (missed > maxMissedHeartbeats) end();
    },
    end,
  };
  return device;
}
