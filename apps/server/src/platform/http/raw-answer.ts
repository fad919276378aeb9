/**
 * What a handler answers where it is no JSON: a picture, a page, a live stream. The headers of every answer are added to its own.
 * Lighter than a Response: 5,000 live streams keep theirs for hours (docs/performance.md).
 */
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
