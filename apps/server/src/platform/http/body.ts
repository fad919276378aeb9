import { systemTime } from '../time/time.ts';
import { ServerError } from './errors.ts';

const idleLimit = 15_000;
/** Bytes: bodies that arrive in one piece or two. */
const smallBody = 16_384;

/** Reads a body up to a limit of bytes and of idle time, before anything parses it (security.md section 8). */
export async function readBody(request: Request, limit: number): Promise<{ bytes: Uint8Array; parse: () => unknown }> {
  const bytes = isSmall(request, limit) ? await readWhole(request, limit) : await collect(bodyChunks(request, limit));
  return { bytes, parse: () => parseJson(bytes) };
}

/** Announced by its header, which the HTTP parser enforces. */
function isSmall({ headers }: Request, limit: number): boolean {
  const length = headers.get('content-length');
  return length !== null && !headers.has('transfer-encoding') && Number(length) <= Math.min(smallBody, limit);
}

/** Costs a fraction of reading piece by piece (bench send), and gives a small body no more time than one piece of it. */
async function readWhole(request: Request, limit: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await inIdleTime(request.arrayBuffer()));
  if (bytes.byteLength > limit) throw new ServerError('body_too_large');
  return bytes;
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** The body as it arrives, within the same limits. @throws ServerError body_too_large, or bad_request for a sender that stalls */
export async function* bodyChunks(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new ServerError('body_too_large');
  const reader = request.body?.getReader();
  if (!reader) return;
  let size = 0;
  for (;;) {
    const { done, value } = await inIdleTime(reader.read());
    if (done) return;
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel();
      throw new ServerError('body_too_large');
    }
    yield value;
  }
}

const refuse = () => {
  throw new ServerError('bad_request');
};

/** @throws ServerError bad_request for a sender that stalls or disconnects */
async function inIdleTime<T>(reading: Promise<T>): Promise<T> {
  return await systemTime.within(idleLimit, () => reading.catch(refuse), refuse);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = decoder.decode(bytes);
    const value: unknown = text === '' ? {} : JSON.parse(text);
    refuseUnstorable(value, 0);
    return value;
  } catch (error) {
    if (error instanceof ServerError) throw error;
    throw new ServerError('bad_request');
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates; deep nesting and `__proto__` have no honest use. */
function refuseUnstorable(value: unknown, depth: number): void {
  if (depth > 10) throw new ServerError('bad_request');
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new ServerError('bad_request');
  } else if (Array.isArray(value)) {
    for (const item of value) refuseUnstorable(item, depth + 1);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__' || key.includes('\0') || !key.isWellFormed()) throw new ServerError('bad_request');
      refuseUnstorable(item, depth + 1);
    }
  }
}
