import { IncomingMessage, ServerResponse, STATUS_CODES, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { Socket } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

import { securityHeaders } from './security-headers.ts';

/** What Node answers by itself, before or instead of the app, has the headers of every other answer (security.md section 9). */
class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, ...rest: unknown[]): this {
    const given = rest.at(-1) as OutgoingHttpHeaders | undefined;
    if (given?.[guard] === undefined)
      for (const [name, value] of Object.entries(answeredByNode))
        if (!this.hasHeader(name)) this.setHeader(name, value);
    return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]));
  }
}
/** Who has set this one has set them all. */
const guard = 'x-content-type-options';
const answeredByNode = { ...securityHeaders, 'cache-control': 'no-store' };

/** The server of an app, with limits for what is slow or huge (security.md section 8). */
export function createHttpServer(app: Hono): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      ServerResponse: Answer,
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      // Node looks for slow ones every 30 s only, unless it is told.
      connectionsCheckingInterval: 1_000,
    },
  }) as Server;
  const answering = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => answering.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const begun = answering.get(socket);
    if (!socket.writable || (begun?.headersSent && !begun.writableFinished)) socket.destroy();
    else socket.end(answerTo(error.code));
  });
  return server;
}

/** By the parser's error code; anything else is no HTTP. */
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
