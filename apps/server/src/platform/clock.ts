/** The one source of time. Business rules ask it and never SQL's now() or the client (security.md section 0). */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

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
