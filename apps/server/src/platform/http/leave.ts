import type { Server } from 'node:http';

import type { Time } from '../time/time.ts';

/** Whether this process is stopping while others continue (security.md section 12). */
export interface Leaving {
  begun: boolean;
}

/** While the process stops, every answer closes its connection, so that no request arrives on one about to close. */
export function endConnectionsWhen(leaving: Leaving, http: Server): void {
  http.prependListener('request', (_request, response) => {
    if (leaving.begun) response.setHeader('connection', 'close');
  });
}

interface LeavingTimes {
  time: Time;
  /** Until it resolves this process still answers, and reports that it is not ready: a load balancer removes it before it closes. */
  notice: Promise<unknown>;
  /** Milliseconds, including the notice, after which running requests are cut off. */
  longest: number;
}

/** Ends the HTTP server: new connections are refused, running requests are finished. */
export async function leave(
  leaving: Leaving,
  http: Server,
  { time, notice, longest }: LeavingTimes,
  endStreams: () => void,
): Promise<void> {
  leaving.begun = true;
  const cancelCut = time.after(longest, () => http.closeAllConnections());
  await notice;
  const closed = new Promise<void>((resolve) => void http.close(() => resolve()));
  const stopClosingIdle = time.every(50, () => http.closeIdleConnections());
  // The devices reconnect to another process, now that this one accepts no new connections.
  endStreams();
  await closed;
  stopClosingIdle();
  cancelCut();
}
