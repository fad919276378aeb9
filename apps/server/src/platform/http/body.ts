import { timeLimits, type TimeLimits } from '../time/time-limits.ts';
import { systemTime, type Time } from '../time/time.ts';
import { ServerError } from './errors.ts';

/** Bytes: bodies that arrive in one piece or two. */
const smallBody = 16_384;

export interface BodyTimes extends Pick<TimeLimits, 'silence' | 'byte'> {
  time: Time;
}
const production: BodyTimes = { ...timeLimits, time: systemTime };

/** Reads a body up to a limit of bytes and of time, before anything parses it (security.md section 8). */
export async function readBody(
  request: Request,
  limit: number,
  times: BodyTimes = production,
): Promise<{ bytes: Uint8Array; parse: () => unknown }> {
  const bytes = isSmall(request, limit)
    ? await readWhole(request, limit, times)
    : await collect(bodyChunks(request, limit, times));
  return { bytes, parse: () => parseJson(bytes) };
}

/** Announced by its header, which the HTTP parser enforces. */
function isSmall({ headers }: Request, limit: number): boolean {
  const length = headers.get('content-length');
  return length !== null && !headers.has('transfer-encoding') && Number(length) <= Math.min(smallBody, limit);
}

/** Costs a fraction of reading piece by piece (bench send), and gives a small body no more time than one piece of it. */
async function readWhole(request: Request, limit: number, { time, silence }: BodyTimes): Promise<Uint8Array> {
  const bytes = new Uint8Array(await inTime(time, silence, request.arrayBuffer()));
  if (bytes.byteLength > limit) throw new ServerError('body_too_large');
  return bytes;
}

/** Into one buffer at once: pieces of a few bytes take many times their size. */
async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  let all = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of chunks) {
    const needed = size + chunk.byteLength;
    if (needed > all.length) all = Buffer.concat([all], 2 * needed);
    all.set(chunk, size);
    size = needed;
  }
  return all.subarray(0, size);
}

/**
 * The body as it arrives, within the same limits. Only the time in which the sender is waited for counts.
 * @throws ServerError body_too_large, or bad_request for a sender that stalls or is too slow
 */
export async function* bodyChunks(
  request: Request,
  limit: number,
  { time, silence, byte }: BodyTimes = production,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new ServerError('body_too_large');
  const reader = request.body?.getReader();
  if (!reader) return;
  let size = 0;
  let left = silence;
  for (;;) {
    const began = time.passed();
    const { done, value } = await inTime(time, Math.min(left, silence), reader.read());
    if (done) return;
    left += value.byteLength * byte - (time.passed() - began);
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

/** @throws ServerError bad_request for a sender that takes too long or disconnects */
async function inTime<T>(time: Time, limit: number, reading: Promise<T>): Promise<T> {
  return await time.within(limit, () => reading.catch(refuse), refuse);
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
