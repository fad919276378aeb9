import { once } from 'node:events';
import { Readable } from 'node:stream';

import { Dicer } from '@fastify/busboy';

import { ServerError } from '../errors.ts';

export interface FormPart {
  name: string;
  /** The field has a file, under any file name. */
  file: boolean;
  /** Read it to its end before asking for the next part. */
  content: AsyncIterable<Buffer>;
}

const longestHead = 4_000;
const mostParts = 20;
/** Bytes of a part that may wait to be read before more of the body is taken. */
const mostWaiting = 65_536;

/**
 * Splits a multipart/form-data body while it arrives (RFC 7578), so that no photo is held whole in memory. The library finds the
 * delimiters; it skips invalid content, which is refused here.
 * @throws ServerError bad_request for a body that is invalid or ends too early
 */
export async function* splitForm(chunks: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<FormPart> {
  // The library pauses at a part of this size, and never resumes if the body ends in the same piece: it must not pause.
  const settings: Dicer.Config & { partHwm: number } = {
    boundary: boundaryOf(contentType),
    partHwm: Number.MAX_SAFE_INTEGER,
  };
  const parser = new Dicer(settings);
  const parts = new Readable({ objectMode: true, read() {} });
  const stopped = new AbortController();
  const { signal } = stopped;
  let problem: unknown;
  let current: Dicer.PartStream | undefined;
  let headEnded = true;
  let count = 0;
  let goOn = () => {};
  signal.addEventListener('abort', () => goOn());

  function fail(error: unknown): void {
    problem ??= error;
    goOn();
    current?.destroy(problem as Error);
    parts.destroy(problem as Error);
  }
  const refuse = () => fail(new ServerError('bad_request'));

  async function* contentOf(part: Dicer.PartStream): AsyncGenerator<Buffer> {
    try {
      for await (const bytes of part) {
        goOn();
        yield bytes as Buffer;
      }
    } catch {
      // The library has its own error for a part that breaks off.
      throw problem;
    }
  }

  function take(part: Dicer.PartStream): void {
    part.on('error', refuse);
    count += 1;
    if (!headEnded || count > mostParts) return refuse();
    current = part;
    headEnded = false;
    part.once('header', (head) => {
      headEnded = true;
      const description = describe(head as Record<string, string[]>);
      if (description) parts.push({ ...description, content: contentOf(part) });
      else refuse();
    });
  }

  // Without an error listener a broken form would end the process.
  parser.on('error', refuse);
  parser.on('preamble', (before) => before.on('error', refuse).once('data', refuse));
  parser.on('part', take);

  async function untilRead(): Promise<void> {
    while (!signal.aborted && problem === undefined && (current?.readableLength ?? 0) > mostWaiting)
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
  }

  async function feed(): Promise<void> {
    const finished = once(parser, 'finish', { signal });
    finished.catch(() => {});
    for await (const chunk of chunks) {
      parser.write(chunk);
      await untilRead();
      signal.throwIfAborted();
    }
    parser.end();
    await finished;
    if (headEnded) parts.push(null);
    else refuse();
  }

  feed().catch(fail);
  try {
    yield* parts;
  } finally {
    stopped.abort();
  }
}

/** @throws ServerError bad_request when there are more than `limit` bytes, or invalid UTF-8 */
export async function textOf(content: AsyncIterable<Buffer>, limit: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > limit) throw new ServerError('bad_request');
    pieces.push(piece);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new ServerError('bad_request');
  }
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new ServerError('bad_request');
  return boundary;
}

/** Undefined when it is no field of a form. */
function describe(head: Record<string, string[]>): Pick<FormPart, 'name' | 'file'> | undefined {
  if (Object.entries(head).flat(2).join('').length > longestHead) return undefined;
  const disposition = head['content-disposition']?.[0] ?? '';
  const name = /^form-data\s*;(?:.*;)?\s*name="([^"]*)"/i.exec(disposition)?.[1];
  return name === undefined ? undefined : { name, file: /;\s*filename\*?=/i.test(disposition) };
}
