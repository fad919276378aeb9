import { ServerError } from './errors.ts';

export interface FormPart {
  name: string;
  /** The field is a file, whatever it is called. */
  file: boolean;
  /** To be read to its end before the next part is asked for. */
  content: AsyncIterable<Buffer>;
}

const longestHead = 4_000;
const mostParts = 20;

/**
 * Takes a multipart/form-data body apart while it arrives (RFC 7578), so that no photo is held whole in memory.
 * @throws ServerError bad_request for what is no such body, and for one that ends too early
 */
export async function* splitForm(chunks: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<FormPart> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  const source = chunks[Symbol.asyncIterator]();
  // The first delimiter has no line before it; with one it is like the others.
  let rest: Buffer = Buffer.from('\r\n');

  async function more(): Promise<void> {
    const { done, value } = await source.next();
    if (done) throw new ServerError('bad_request');
    const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
  }

  /** Everything before the marker, which is dropped. */
  async function* until(marker: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const found = rest.indexOf(marker);
      const end = found < 0 ? beginningOf(marker, rest) : found;
      if (end > 0) yield rest.subarray(0, end);
      rest = rest.subarray(found < 0 ? end : found + marker.length);
      if (found >= 0) return;
      await more();
    }
  }

  await textOf(until(delimiter), 0);
  for (let parts = 0; parts <= mostParts; parts += 1) {
    while (rest.length < 2) await more();
    const mark = rest.toString('latin1', 0, 2);
    rest = rest.subarray(2);
    if (mark === '--') {
      // Nothing that follows matters, but who sends it waits until it is taken.
      while ((await source.next()).done !== true);
      return;
    }
    if (mark !== '\r\n') throw new ServerError('bad_request');
    const head = await textOf(until(Buffer.from('\r\n\r\n')), longestHead);
    yield { ...describe(head), content: until(delimiter) };
  }
  throw new ServerError('bad_request');
}

/**
 * Where at the end of the bytes the marker may begin that goes on in the next piece; their length when it cannot. Nearly always nothing
 * has to be kept, and so no piece of a photo is copied.
 */
function beginningOf(marker: Buffer, bytes: Buffer): number {
  const first = marker[0] ?? 0;
  let start = bytes.indexOf(first, Math.max(0, bytes.length - marker.length + 1));
  while (start >= 0 && bytes.compare(marker, 0, bytes.length - start, start) !== 0)
    start = bytes.indexOf(first, start + 1);
  return start < 0 ? bytes.length : start;
}

/** @throws ServerError bad_request when there is more than `limit` bytes, or no UTF-8 */
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

function describe(head: string): Pick<FormPart, 'name' | 'file'> {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s*form-data\s*;/i.test(line)) ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new ServerError('bad_request');
  return { name, file: /;\s*filename\*?=/i.test(disposition) };
}
