import type { Server } from 'node:http';

/** Whether this process has been told to stop while others go on (security.md section 12). */
export interface Leaving {
  begun: boolean;
}

/** From the moment it leaves, every answer says that its connection ends: nobody sends a request into one that is about to close. */
export function endConnectionsWhen(leaving: Leaving, http: Server): void {
  http.prependListener('request', (_request, response) => {
    if (leaving.begun) response.setHeader('connection', 'close');
  });
}

interface LeavingTimes {
  /** Until it is over this process still answers, and says that it is not ready: a balancer takes it out before it closes. */
  notice: Promise<unknown>;
  /** Milliseconds, the notice included, after which what still runs is cut off. */
  longest: number;
}

/** Ends what HTTP does here: those who come go elsewhere, what runs is finished. */
export async function leave(
  leaving: Leaving,
  http: Server,
  { notice, longest }: LeavingTimes,
  endStreams: () => void,
): Promise<void> {
  leaving.begun = true;
  const late = setTimeout(() => http.closeAllConnections(), longest);
  await notice;
  const closed = new Promise<void>((resolve) => void http.close(() => resolve()));
  const idle = setInterval(() => http.closeIdleConnections(), 50);
  // Their devices go to another process, now that this one takes nobody new.
  endStreams();
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
