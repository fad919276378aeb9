import type { LiveEventPayload } from './payload.ts';
import { LiveAnswer, type Receiver } from '../http/live-answer.ts';
import type { Time } from '../time/time.ts';

/** The same for all devices of a process. */
export interface DeviceOptions {
  time: Time;
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

/**
 * One open stream: a device of a member that listens at this process. A class, so that thousands of idle streams have its functions in
 * common (docs/performance.md, live streams).
 */
export class Device {
  readonly memberId: number;
  readonly sessionId: string;
  /** Number of the last stored event written to it; undefined until its start is known. */
  position: number | undefined;

  readonly #options: DeviceOptions;
  #receiver: Receiver | undefined;
  /** Bytes that its network has not yet asked for. */
  #waiting: Uint8Array[] = [];
  #bytes = 0;
  /** Its network has taken everything and asks for more. */
  #asking = false;
  #missed = 0;
  #stalled = false;
  #ending = false;
  #gone = false;

  constructor(memberId: number, sessionId: string, options: DeviceOptions) {
    this.memberId = memberId;
    this.sessionId = sessionId;
    this.#options = options;
    // The client waits this long before it reconnects by itself; an answer that begins at once passes proxies at once.
    this.#add(`retry: 3000\n\n${this.#beat()}`);
  }

  get answer(): LiveAnswer {
    return new LiveAnswer(headers, (receiver) => this.#begin(receiver));
  }

  /** False while its network accepts nothing more: stored events wait, transient ones are dropped. */
  ready(): boolean {
    const free = !this.#ending && this.#bytes < mostWaiting;
    if (!free) this.#stalled = true;
    return free;
  }

  /** Accepts as many events as may wait for its network, the first in any case. Returns the number accepted. */
  write(events: { seq?: number; payload: LiveEventPayload }[]): number {
    if (this.#ending) return events.length;
    let count = 0;
    for (const { seq, payload } of events) {
      if (count > 0 && !this.ready()) break;
      this.#add(`${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(payload)}\n\n`);
      count += 1;
    }
    this.#flush();
    return count;
  }

  /** A sign of life for the client, with the milliseconds until the next one. */
  heartbeat(): void {
    if (this.#asking) {
      this.#add(this.#beat());
      return this.#flush();
    }
    this.#missed += 1;
    if (this.#missed > maxMissedHeartbeats) this.cut();
  }

  /** Ends because this process stops, and gives the milliseconds over which clients are to spread their return. */
  leave(): void {
    if (!this.#ending) this.#add(`event: leaving\ndata: ${spreadReturn}\n\n`);
    this.end();
  }

  /** Ends after a moment in which waiting bytes can be read. */
  end(): void {
    if (this.#ending) return;
    this.#ending = true;
    this.#flush();
    if (!this.#gone) this.#options.time.after(longestEnd, () => this.cut(), { ref: false });
  }

  /** Ends at once, with its connection: nobody reads it, or a newer stream needs its slot. */
  cut(): void {
    if (this.#gone) return;
    this.#ending = true;
    this.#discard();
    this.#forget();
  }

  #begin(receiver: Receiver): void {
    this.#receiver = receiver;
    if (this.#gone) return this.#discard();
    if (receiver.destroyed) return this.#forget();
    receiver.on('close', () => this.#forget()).on('drain', () => this.#taken());
    this.#taken();
  }

  /** Its network has taken everything. */
  #taken(): void {
    this.#missed = 0;
    this.#asking = true;
    this.#flush();
  }

  /** Gives the waiting bytes to the network, if it asks. */
  #flush(): void {
    if (!this.#receiver || !this.#asking || this.#gone) return;
    if (this.#waiting.length > 0) {
      const all = Buffer.concat(this.#waiting);
      this.#waiting = [];
      this.#bytes = 0;
      this.#asking = this.#receiver.write(all);
      if (!this.#asking) return;
    }
    // Its close event releases the device.
    if (this.#ending) this.#receiver.end();
    else if (this.#stalled) {
      this.#stalled = false;
      this.#options.onReady(this);
    }
  }

  #discard(): void {
    const receiver = this.#receiver;
    if (!receiver) return;
    // Unsent bytes are discarded as well.
    if ('socket' in receiver) receiver.socket?.resetAndDestroy();
    else receiver.destroy(new Error('cut'));
  }

  #forget(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#waiting = [];
    this.#options.onEnd(this);
  }

  #add(text: string): void {
    const portion = encoder.encode(text);
    this.#waiting.push(portion);
    this.#bytes += portion.length;
  }

  #beat(): string {
    return `event: heartbeat\ndata: ${this.#options.heartbeat}\n\n`;
  }
}
