import type { Clock } from './clock.ts';
import type { Database, Sql } from './database.ts';
import { createChannel, type Signal } from './events/channel.ts';
import { Device } from './events/device.ts';
import { appendEvent, deleteOldEvents, keptFor, lastSeq, liveSessions } from './events/event-store.ts';
import type { LiveEventPayload } from './events/payload.ts';
import { createPump } from './events/pump.ts';
import { createReader } from './events/reader.ts';
import type { LiveAnswer } from './http/live-answer.ts';
import type { Log } from './log.ts';
import { timeLimits, type TimeLimits } from './time/time-limits.ts';
import { systemTime, type Time } from './time/time.ts';

/** Live events: stored ones are numbered per member and can be resumed; transient ones (typing) reach only devices that are connected. */
export interface EventHub {
  /**
   * Writes one event into the member's stream, inside the caller's transaction. Call `wake` after it has committed. Write to several
   * members in the order of their ids, or two transactions may deadlock.
   */
  append: (sql: Sql, memberId: number, payload: LiveEventPayload, at: Date) => Promise<void>;
  /** Notifies every process that these members' streams have grown. Batched; never inside a transaction (design.md section 2). */
  wake: (memberIds: number[]) => void;
  /** Reaches the member's connected devices and is not stored. */
  send: (memberId: number, payload: LiveEventPayload) => void;
  /** Ends the member's open streams everywhere, after logout, password change or deletion. */
  disconnect: (memberId: number, sessionId?: string) => void;
  /** Calls back when a process's cache of a subject may be stale: it was changed anywhere, or signals were lost. */
  watch: (subject: Subject, forget: () => void) => void;
  /** The member's stream as a server-sent-events answer, from after this sequence number. It ends with its connection. */
  stream: (memberId: number, sessionId: string, after: number | undefined) => LiveAnswer;
  /** Deletes events older than a week, in portions. */
  deleteOld: () => Promise<number>;
  start: () => Promise<void>;
  /** No stream opens here from now on; the other processes still receive what is written. */
  endStreams: () => void;
  stop: () => Promise<void>;
}

type Subject = Extract<Signal, { kind: 'changed' }>['subject'];

export interface EventHubTimes extends Pick<TimeLimits, 'statement' | 'streamRead' | 'notify'> {
  /** Milliseconds between signs of life: a proxy closes a silent stream, and a client sees by them that its stream is alive. */
  heartbeat: number;
  /** Milliseconds between polls of every connected member's stream: a lost notification is never a lost message. */
  floor: number;
  /** Milliseconds between checks whether the sessions of open streams are still valid (security.md section 1: 5 s). */
  sessions: number;
}

const defaultTimes: EventHubTimes = { ...timeLimits, heartbeat: 20_000, floor: 15_000, sessions: 4_000 };
/** Limit of open streams of one member, above any real need: the oldest ends. */
const maxDevices = 10;
/** A device that missed more events than this reloads instead. */
const maxBacklog = 1_000;
/** Periodic work for all open streams is done in this many portions, so that no message waits for it. */
const parts = 20;

export function createEventHub(
  sql: Database,
  databaseUrl: string,
  clock: Clock,
  log: Log,
  times: Partial<EventHubTimes> = {},
  time: Time = systemTime,
): EventHub {
  const { heartbeat, floor, sessions, ...limits } = { ...defaultTimes, ...times };
  const devices = new Map<number, Set<Device>>();
  const watchers: { subject: Subject; forget: () => void }[] = [];
  const cancelPeriodic: (() => void)[] = [];
  const reader = createReader(databaseUrl, limits, time);
  const pump = createPump({
    read: reader.read,
    time,
    log,
    devicesOf: (memberId) => devices.get(memberId),
  });
  const channel = createChannel({
    databaseUrl,
    time,
    log,
    limits,
    onSignal: take,
    onListening() {
      pump.mark([...devices.keys()]);
      for (const { forget } of watchers) forget();
    },
  });

  let ended = false;
  const all = () => [...devices.values()].flatMap((set) => [...set]);
  const shared = { time, heartbeat, onEnd: forget, onReady: ({ memberId }: Device) => pump.mark([memberId]) };

  function take(signal: Signal): void {
    if (signal.kind === 'wake') return pump.mark([signal.memberId]);
    if (signal.kind === 'changed') {
      for (const { subject, forget } of watchers) if (subject === signal.subject) forget();
      return;
    }
    for (const device of devices.get(signal.memberId) ?? []) {
      if (signal.kind === 'end') {
        if (signal.sessionId === null || signal.sessionId === device.sessionId) endSession(device);
      } else if (device.ready()) device.write([{ payload: signal.payload }]);
    }
  }

  function endSession(device: Device): void {
    device.write([{ payload: { type: 'session_ended' } }]);
    device.end();
  }

  function tell(signal: Signal): void {
    take(signal);
    channel.publish(signal);
  }

  function forget(device: Device): void {
    const set = devices.get(device.memberId);
    set?.delete(device);
    if (set?.size === 0) devices.delete(device.memberId);
  }

  /** Finds the start of a new stream. A number that is too old, or from another database, means: reload. */
  async function begin(device: Device, after: number | undefined): Promise<void> {
    const last = await lastSeq(sql, device.memberId);
    const resumes = after !== undefined && after <= last && last - after <= maxBacklog;
    device.position = resumes ? after : last;
    if (!resumes) device.write([{ seq: last, payload: { type: after === undefined ? 'ready' : 'resync' } }]);
    pump.mark([device.memberId]);
  }

  async function endLostSessions(open: Device[]): Promise<void> {
    if (open.length === 0) return;
    const good = await liveSessions(sql, [...new Set(open.map(({ sessionId }) => sessionId))], clock.now());
    for (const device of open) if (!good.has(device.sessionId)) endSession(device);
  }

  /** Acts once per period for each open stream. */
  function inParts(period: number, act: (open: Device[]) => void): () => void {
    let part = 0;
    return time.every(period / parts, () => {
      part = (part + 1) % parts;
      act(all().filter(({ memberId }) => memberId % parts === part));
    });
  }

  function endStreams(): void {
    ended = true;
    for (const device of all()) device.leave();
  }

  return {
    append: appendEvent,
    wake: (memberIds) => {
      for (const memberId of memberIds) tell({ kind: 'wake', memberId });
    },
    send: (memberId, payload) => tell({ kind: 'pass', memberId, payload }),
    disconnect: (memberId, sessionId) => tell({ kind: 'end', memberId, sessionId: sessionId ?? null }),
    watch: (subject, forget) => void watchers.push({ subject, forget }),
    stream(memberId, sessionId, after) {
      const device = new Device(memberId, sessionId, shared);
      const set = devices.get(memberId) ?? new Set();
      devices.set(memberId, set.add(device));
      const [oldest] = set;
      if (set.size > maxDevices) oldest?.cut();
      if (ended) queueMicrotask(() => device.leave());
      else
        begin(device, after).catch((error: unknown) => {
          log.warn({ err: (error as Error).message }, 'a live stream cannot begin');
          device.end();
        });
      return device.answer;
    },
    async deleteOld() {
      const portion = 5_000;
      let deleted = 0;
      for (;;) {
        const count = await deleteOldEvents(sql, new Date(clock.now().getTime() - keptFor), portion);
        deleted += count;
        if (count < portion) return deleted;
      }
    },
    async start() {
      // Connects now, so that the first event need not wait for it.
      reader.read([], 1).catch(() => {});
      await channel.start();
      cancelPeriodic.push(
        inParts(heartbeat, (open) => open.forEach((device) => device.heartbeat())),
        inParts(floor, (open) => pump.mark(open.map(({ memberId }) => memberId))),
        inParts(sessions, (open) => {
          endLostSessions(open).catch((error: unknown) =>
            log.warn({ err: (error as Error).message }, 'sessions of live streams not checked'),
          );
        }),
      );
    },
    endStreams,
    async stop() {
      for (const cancel of cancelPeriodic) cancel();
      endStreams();
      await pump.stop();
      await reader.stop();
      await channel.stop();
    },
  };
}
