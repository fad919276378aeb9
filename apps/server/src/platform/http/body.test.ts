import { afterEach, describe, expect, it, vi } from 'vitest';

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
