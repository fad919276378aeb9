import type { Context } from 'hono';

/** A handler's answer that is not JSON: a picture, a page, a file. The headers of every answer are added to its own. */
export class RawAnswer {
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  readonly headers: Record<string, string>;
  readonly status: 200 | 304;

  constructor(body: RawAnswer['body'], headers: RawAnswer['headers'], status: RawAnswer['status'] = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

/** The answer as it is sent. */
export const answerRaw = (context: Context, { body, headers, status }: RawAnswer): Response =>
  context.newResponse(body, status, headers);
