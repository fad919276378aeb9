import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait behind the current one: browsers and proxies send none before they have their answer. */
export const mostWaiting = 16;

interface Line {
  answering: ServerResponse | undefined;
  waiting: (() => void)[];
}

export interface OneAnswer {
  listener: RequestListener;
  /** The answer being sent on a connection, and whether more requests wait behind it. */
  at: (socket: Socket) => { answering: ServerResponse | undefined; more: boolean };
}

/**
 * Handles the requests of a connection one at a time, each after the previous answer was sent: otherwise 20 kB of requests with unread
 * answers would be as many answers in memory. Node keeps their order, but starts all of them.
 */
export function oneAnswerAtATime(handle: RequestListener): OneAnswer {
  const lines = new WeakMap<Socket, Line>();

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.answering = response;
    response.on('close', () => {
      line.answering = undefined;
      if (!request.socket.destroyed) line.waiting.shift()?.();
    });
    handle(request, response as Parameters<RequestListener>[1]);
  }

  return {
    listener(request, response) {
      const line = lines.get(request.socket) ?? { answering: undefined, waiting: [] };
      lines.set(request.socket, line);
      if (!line.answering) begin(line, request, response);
      else if (line.waiting.length < mostWaiting) line.waiting.push(() => begin(line, request, response));
      else request.socket.destroy();
    },
    at(socket) {
      const { answering, waiting = [] } = lines.get(socket) ?? {};
      return { answering, more: waiting.length > 0 };
    },
  };
}
