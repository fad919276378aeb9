import type { ServerResponse } from 'node:http';

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The connection that an answer is sent over. */
export type Connection = Pick<ServerResponse, 'once' | 'socket'>;

/**
 * A handler's answer that is not JSON: a picture, a page, a live stream. The headers of every answer are added to its own. Lighter than a
 * Response: 5,000 live streams keep theirs for hours (docs/performance.md).
 */
export class RawAnswer {
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  readonly headers: Record<string, string>;
  readonly status: 200 | 304;
  /** Receives the connection: an answer that nobody reads would never end by its body alone. */
  readonly onConnection: ((connection: Connection) => void) | undefined;

  constructor(
    body: RawAnswer['body'],
    headers: RawAnswer['headers'],
    status: RawAnswer['status'] = 200,
    onConnection?: RawAnswer['onConnection'],
  ) {
    this.body = body;
    this.headers = headers;
    this.status = status;
    this.onConnection = onConnection;
  }
}

/** The answer as it is sent. */
export function answerRaw(context: Context, { body, headers, status, onConnection }: RawAnswer): Response {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  if (outgoing) onConnection?.(outgoing as ServerResponse);
  return context.newResponse(body, status, headers);
}
