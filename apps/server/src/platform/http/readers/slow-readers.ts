import type { ServerResponse } from 'node:http';

import type { TimeLimits } from '../../time/time-limits.ts';
import type { Time } from '../../time/time.ts';

/** An answer, and whether it is a live stream, which has its own rule for ending (events/device.ts). */
export interface WatchedAnswer extends Pick<ServerResponse, 'on' | 'socket'> {
  readonly isStream: boolean;
}

interface SlowReaders {
  /** Watches an answer until its end. */
  watch: (answer: WatchedAnswer) => void;
  start: () => void;
  stop: () => void;
}

/** Milliseconds between two looks at all answers. */
const between = 1_000;

interface Waiting {
  /** Bytes of its connection that have left. */
  left: number;
  /** Until when more of them must have left. */
  until: number;
}

/**
 * Closes connections that take something of their answer again and again, but too little: what waits must leave within one `silence` and
 * `byte` for each of its bytes. Otherwise a byte every few seconds would hold an answer for hours.
 */
export function watchSlowReaders({
  time,
  silence,
  byte,
}: Pick<TimeLimits, 'silence' | 'byte'> & { time: Time }): SlowReaders {
  const answers = new Map<WatchedAnswer, Waiting | undefined>();
  let stop = () => {};

  function look(): void {
    const now = time.passed();
    for (const [answer, before] of answers) {
      const { socket } = answer;
      const waiting = socket?.writableLength ?? 0;
      // The time in which the next part is made is not the reader's.
      if (answer.isStream) answers.delete(answer);
      else if (!socket || waiting === 0) answers.set(answer, undefined);
      else {
        // Grows with each part that has left whole. Node does not say how much of a part has.
        const left = socket.bytesWritten - waiting;
        if (left !== before?.left) answers.set(answer, { left, until: now + silence + waiting * byte });
        else if (now > before.until) socket.resetAndDestroy();
      }
    }
  }

  return {
    watch(answer) {
      answers.set(answer, undefined);
      answer.on('close', () => answers.delete(answer));
    },
    start() {
      stop = time.every(between, look);
    },
    stop: () => stop(),
  };
}
