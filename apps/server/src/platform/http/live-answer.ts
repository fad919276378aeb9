import type { ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** What a live answer is written to: its connection, or what is read within this process. */
export type Receiver = ServerResponse | PassThrough;

/** A handler's answer that is written part by part, for hours. The headers of every answer are added to its own. */
export class LiveAnswer {
  readonly headers: Record<string, string>;
  /** Receives what it is written to, which may already be closed. */
  readonly begin: (receiver: Receiver) => void;

  constructor(headers: LiveAnswer['headers'], begin: LiveAnswer['begin']) {
    this.headers = headers;
    this.begin = begin;
  }

  /** The answer as it is read within this process. */
  read(): ReadableStream<Uint8Array> {
    const receiver = new PassThrough();
    // First, because the answer may fail as it begins.
    const body = Readable.toWeb(receiver) as NodeReadableStream<Uint8Array>;
    this.begin(receiver);
    return body as ReadableStream<Uint8Array>;
  }
}

/**
 * Writes the answer straight to its connection. As the body of a Response it would keep the request, its context and a dozen promises
 * until its end, which thousands of idle streams do not need (docs/performance.md, live streams).
 */
export function answerLive(context: Context, answer: LiveAnswer): Response {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  if (!outgoing) return context.newResponse(answer.read(), 200, answer.headers);
  const head = context.newResponse(null, 200, answer.headers);
  if (context.req.method === 'HEAD') {
    answer.begin(new PassThrough().destroy());
    return head;
  }
  const connection = outgoing as ServerResponse;
  connection.writeHead(200, Object.fromEntries(head.headers));
  // Alone, Node keeps them as one text; with the first part, as all the pieces that they were made of.
  connection.flushHeaders();
  answer.begin(connection);
  return RESPONSE_ALREADY_SENT;
}
