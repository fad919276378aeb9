import {
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

import { timeLimits, type TimeLimits } from '../time/time-limits.ts';
import { systemTime, type Time } from '../time/time.ts';
import { GatheredRequest } from './gathered-request.ts';
import { oneAnswerAtATime, type OneAnswer } from './readers/one-answer.ts';
import { refuseSeveralHosts } from './one-host.ts';
import { securityHeaders } from './security-headers.ts';
import { watchSlowReaders } from './readers/slow-readers.ts';

/** Answers that Node makes by itself, before or instead of the app, get the headers of every other answer (security.md section 9). */
class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** A live stream, which has its own rule for ending (events/device.ts). */
  isStream = false;

  override writeHead(status: number, ...rest: unknown[]): this {
    const given = rest.at(-1) as OutgoingHttpHeaders | undefined;
    this.isStream = String(given?.['content-type']).startsWith('text/event-stream');
    if (given?.[guard] === undefined)
      for (const [name, value] of Object.entries(answeredByNode))
        if (!this.hasHeader(name)) this.setHeader(name, value);
    return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]));
  }
}
/** An answer with this header has all of them. */
const guard = 'x-content-type-options';
const answeredByNode = { ...securityHeaders, 'cache-control': 'no-store' };

interface HttpServerTimes extends Pick<TimeLimits, 'headers' | 'receive' | 'silence' | 'byte'> {
  time: Time;
}

/** The server of an app, with limits against slow and huge requests, and against slow readers (security.md section 8). */
export function createHttpServer(app: Hono, given: Partial<HttpServerTimes> = {}): Server {
  const times: HttpServerTimes = { ...timeLimits, time: systemTime, ...given };
  const readers = watchSlowReaders(times);
  let line: OneAnswer | undefined;
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: ((options: object, handle: RequestListener) => {
      line = oneAnswerAtATime((request, response) => {
        readers.watch(response as Answer);
        if (!refuseSeveralHosts(request, response)) handle(request, response);
      });
      return createServer(options, line.listener);
    }) as typeof createServer,
    serverOptions: {
      IncomingMessage: GatheredRequest,
      ServerResponse: Answer,
      maxHeaderSize: 16_384,
      headersTimeout: times.headers,
      requestTimeout: times.receive,
      keepAliveTimeout: 65_000,
      // Node's default interval for checking slow connections is 30 s.
      connectionsCheckingInterval: 1_000,
    },
  }) as Server;
  server.once('listening', readers.start).once('close', readers.stop);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { answering, more } = line!.at(socket);
    if (!socket.writable || more || (answering?.headersSent && !answering.writableFinished)) socket.destroy();
    else socket.end(answerTo(error.code));
  });
  // A limit of Node's sockets, not a timer. Fires for every connection without traffic for this long; a client whose answer is still being
  // made may wait on.
  server.setTimeout(times.silence, (socket: Socket) => {
    const { answering } = line!.at(socket);
    if (!answering) socket.destroy();
    else if (socket.writableLength > 0 && !(answering as Answer).isStream) socket.resetAndDestroy();
  });
  return server;
}

/** By the parser's error code; anything else is not HTTP. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answerTo(code: string | undefined): string {
  const status = statuses[code ?? ''] ?? 400;
  const body = JSON.stringify({ error: { code: 'bad_request' } });
  const headers = {
    ...answeredByNode,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
