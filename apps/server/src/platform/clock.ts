import type { Log } from './log.ts';
import { systemTime } from './time/time.ts';

/**
 * The one source of the time of day; durations are measured by `Time` (time/time.ts). Business rules ask it and never SQL's now() or the
 * client (security.md section 0).
 */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds by which one clock may be fast against another. A later time in the database was written by a wrong clock. */
export const longestAhead = 60_000;

export interface SteadyClockOptions {
  /** The common reference that several processes compare their clocks with. */
  reference: () => Promise<Date>;
  log: Log;
  /** Milliseconds: the machine's clock, which nothing else reads, and a monotonic one. Replaced in tests. */
  wall?: () => number;
  passed?: () => number;
}

/** Milliseconds of difference within which a clock counts as right. */
const trusted = 30_000;

/**
 * The machine's clock, while it agrees with the database's and does not jump; otherwise the database's, advanced from its last reading. So
 * nothing is stored, sent or deleted by a wrong clock, not even for a moment.
 */
export function createSteadyClock({
  reference,
  log,
  wall = Date.now,
  passed = systemTime.passed,
}: SteadyClockOptions): Clock & { check: () => Promise<void> } {
  let known: { at: number; passed: number } | undefined;
  let wrong = false;
  return {
    now() {
      const local = wall();
      if (!known) return new Date(local);
      const expected = known.at + passed() - known.passed;
      return new Date(Math.abs(local - expected) > trusted ? expected : local);
    },
    async check() {
      const asked = passed();
      const theirs = (await reference()).getTime();
      const answered = passed();
      const at = theirs + (answered - asked) / 2;
      const ahead = wall() - at;
      if (Math.abs(ahead) > trusted !== wrong) {
        wrong = !wrong;
        log.warn(
          { seconds: Math.round(ahead / 1000) },
          `the clock of this machine is ${wrong ? 'not ' : ''}that of the database`,
        );
      }
      known = { at: wrong ? at : at + ahead, passed: answered };
    },
  };
}

/** A clock that tests can set and move. */
export function createTestClock(
  start = new Date('2026-11-01T12:00:00Z'),
): Clock & { set: (at: Date) => void; advance: (seconds: number) => void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    set: (to) => {
      at = to.getTime();
    },
    advance: (seconds) => {
      at += seconds * 1000;
    },
  };
}
