import type { Log } from '../log.ts';
import type { Time } from '../time/time.ts';
import type { Device } from './device.ts';
import type { StoredEvent } from './event-store.ts';
import type { Reader } from './reader.ts';

export interface Pump {
  /** These members' streams may have grown. */
  mark: (memberIds: number[]) => void;
  stop: () => Promise<void>;
}

interface PumpOptions {
  read: Reader['read'];
  time: Time;
  log: Log;
  devicesOf: (memberId: number) => ReadonlySet<Device> | undefined;
}

const membersAtOnce = 500;
const eventsAtOnce = 100;
const retryAfter = 500;

/**
 * Moves stored events to devices. One read runs at a time; the next one covers all members marked meanwhile, so load makes the reads
 * larger, not more frequent. Each device follows its own number, so nothing comes twice or is left out.
 */
export function createPump({ read, time, log, devicesOf }: PumpOptions): Pump {
  const marked = new Set<number>();
  let running: Promise<void> | undefined;
  let cancelRetry: (() => void) | undefined;
  let stopped = false;

  function mark(memberIds: number[]): void {
    for (const memberId of memberIds) if (devicesOf(memberId)) marked.add(memberId);
    if (marked.size > 0 && !stopped && !cancelRetry) running ??= run();
  }

  async function run(): Promise<void> {
    // Lets all marks of this tick join the first read.
    await new Promise((resolve) => setImmediate(resolve));
    let batch: number[] = [];
    try {
      while (marked.size > 0 && !stopped) {
        batch = [...marked].slice(0, membersAtOnce);
        for (const memberId of batch) marked.delete(memberId);
        await move(batch);
      }
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'live events wait for the database');
      for (const memberId of batch) marked.add(memberId);
      cancelRetry = time.after(retryAfter, () => {
        cancelRetry = undefined;
        mark([]);
      });
    } finally {
      running = undefined;
    }
  }

  async function move(memberIds: number[]): Promise<void> {
    const streams = memberIds.flatMap((memberId) => {
      const after = Math.min(...readyDevices(memberId).map(({ position }) => position));
      return Number.isFinite(after) ? [{ memberId, after }] : [];
    });
    if (streams.length === 0) return;
    const found = Map.groupBy(await read(streams, eventsAtOnce), ({ member_id }) => member_id);
    for (const { memberId, after } of streams) {
      const events = found.get(memberId) ?? [];
      for (const device of readyDevices(memberId)) {
        // A device joined during this read, from further back: it needs another read.
        if (device.position < after) marked.add(memberId);
        else deliver(device, events);
      }
      if (events.length === eventsAtOnce) marked.add(memberId);
    }
  }

  function readyDevices(memberId: number): (Device & { position: number })[] {
    return [...(devicesOf(memberId) ?? [])].filter(
      (device): device is Device & { position: number } => device.position !== undefined && device.ready(),
    );
  }

  function deliver(device: Device & { position: number }, events: StoredEvent[]): void {
    const fresh = events.filter(({ seq }) => seq > device.position);
    const last = fresh.at(-1);
    if (!last) return;
    // Events are deleted after a week, and with what they were about; a device that needed those must reload.
    const gap = last.seq !== device.position + fresh.length;
    if (gap) {
      device.write([{ seq: last.seq, payload: { type: 'resync' } }]);
      device.position = last.seq;
    } else device.position = fresh[device.write(fresh) - 1]?.seq ?? device.position;
  }

  return {
    mark,
    async stop() {
      stopped = true;
      cancelRetry?.();
      await running;
    },
  };
}
