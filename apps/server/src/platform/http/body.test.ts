import { afterEach, describe, expect, it, vi } from 'vitest';

import { createHandTime } from '../time/hand-time.ts';
import { readBody } from './body.ts';

afterEach(() => {
  vi.useRealTimers();
});

const limit = 1_000_000;
const encode = (text: string) => new TextEncoder().encode(text);

/** A request whose body comes in these pieces and then ends, or stalls. */
function requestOf(pieces: Uint8Array[], { told, silent = false }: { told?: number; silent?: boolean } = {}): Request {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else if (!silent) controller.close();
      else return new Promise(() => {});
    },
  });
  const headers = told === undefined ? {} : { 'content-length': String(told) };
  return new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

const parsed = async (request: Request) => (await readBody(request, limit)).parse();
const codeOf = (request: Request) =>
  parsed(request).then(
    () => 'taken',
    (error: { body?: { code: string } }) => error.body?.code,
  );

describe('a body (security.md sections 7 and 8)', () => {
  const text = encode(JSON.stringify({ text: 'größer' }));

  it.each([
    ['of announced length', { told: text.byteLength }],
    ['of unannounced length', {}],
    ['with a wrong announced length', { told: 3 }],
  ])('%s is read, wherever its pieces are split', async (_what, options) => {
    expect(await parsed(requestOf([text.slice(0, 13), text.slice(13)], options))).toEqual({ text: 'größer' });
  });

  it('is 1 MB at most, whether announced or counted', async () => {
    const piece = new Uint8Array(limit / 2).fill(0x20);
    expect(await codeOf(requestOf([piece, piece.slice(2), encode('{}')]))).toBe('taken');
    expect(await codeOf(requestOf([piece, piece, encode('{}')]))).toBe('body_too_large');
    expect(await codeOf(requestOf([encode('{}')], { told: limit + 1 }))).toBe('body_too_large');
    expect(await codeOf(requestOf([piece, piece, piece], { told: 2 }))).toBe('body_too_large');
  });

  it.each([
    ['a small one', { told: 40 }],
    ['a big one', { told: 900_000 }],
    ['one of unknown length', {}],
  ])('that stalls is given up after 15 s: %s', async (_what, options) => {
    vi.useFakeTimers();
    const code = codeOf(requestOf([text.slice(0, 5)], { ...options, silent: true }));
    let given: string | undefined;
    void code.then((value) => (given = value));
    await vi.advanceTimersByTimeAsync(14_900);
    expect(given).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(given).toBe('bad_request');
  });

  describe('that arrives slowly', () => {
    /** What becomes of a body of these pieces, one every five seconds, and how many of them were taken. */
    async function fateOf(pieces: Uint8Array[], told?: number) {
      const time = createHandTime();
      let taken = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await time.wait(5_000);
            const piece = pieces[taken];
            taken += 1;
            if (piece) controller.enqueue(piece);
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = told === undefined ? {} : { 'content-length': String(told) };
      const request = new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
      let fate: string | undefined;
      const reading = readBody(request, limit, { time, silence: 15_000, byte: 1 }).then(
        ({ bytes }) => `${bytes.byteLength} bytes`,
        (error: { body?: { code: string } }) => error.body?.code,
      );
      void reading.then((value) => (fate = value));
      while (fate === undefined) await time.advance(1_000);
      return { fate, taken };
    }
    const pieces = (count: number, bytes: number) => Array.from({ length: count }, () => new Uint8Array(bytes));

    it.each([
      ['of unknown length', undefined],
      ['of announced length', 100],
      ['of announced length, a big one', 900_000],
    ])('a byte at a time is given up after 15 s and 1 ms for each byte: %s', async (_what, told) => {
      const { fate, taken } = await fateOf(pieces(100, 1), told);
      expect(fate).toBe('bad_request');
      expect(taken).toBeLessThanOrEqual(3);
    });

    it('at 1 kB a second is read to its end, however long that takes', async () => {
      expect(await fateOf(pieces(100, 5_000))).toEqual({ fate: '500000 bytes', taken: 101 });
    });
  });

  it.each([
    ['no JSON', '{"text":'],
    ['NUL', String.raw`{"text":"a\u0000b"}`],
    ['a lone surrogate', String.raw`{"text":"\ud800"}`],
    ['a key that would change the prototype', '{"__proto__":{"admin":true}}'],
    ['depth', `${'['.repeat(12)}${']'.repeat(12)}`],
    ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('with %s is refused', async (_what, content) => {
    expect(await codeOf(requestOf([typeof content === 'string' ? encode(content) : content]))).toBe('bad_request');
  });
});
