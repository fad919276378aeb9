import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { defineEndpoint } from './endpoint.ts';
import { ApiError, ContractError, NetworkError } from './errors.ts';
import { createHandTime } from './testing/hand-time.ts';
import { createTransport, type RequestOptions, type TransportOptions } from './transport.ts';

const read = defineEndpoint({
  method: 'GET',
  path: '/api/things/:thing_id',
  summary: '',
  params: v.object({ thing_id: v.string() }),
  query: v.object({ with_photo: v.optional(v.boolean()), hair_colour: v.optional(v.array(v.string())) }),
  response: v.object({ num_results: v.number() }),
  errors: [],
});
const write = defineEndpoint({
  method: 'POST',
  path: '/api/things',
  summary: '',
  body: v.object({ first_name: v.string() }),
  response: v.object({}),
  errors: [],
});

type Answer = Response | Error;
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  answer(status, { error: { code } }, headers);
const fine = () => answer(200, { num_results: 3 });

/** A transport whose server gives these answers one after the other, then repeats the last one. */
function transportWith(answers: (() => Answer)[], options: TransportOptions = {}) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const transport = createTransport({
    baseUrl: 'https://site.test',
    random: () => 1,
    time: { ...createHandTime(), wait: async (milliseconds) => void waits.push(milliseconds) },
    fetch: async (input) => {
      const next = answers[Math.min(requests.length, answers.length - 1)]?.() ?? new Error('none');
      requests.push(input as Request);
      if (next instanceof Error) throw next;
      return next;
    },
    ...options,
  });
  return {
    requests,
    waits,
    read: (options_?: RequestOptions) => transport.send(read, { thingId: 'a/b' }, options_),
    write: (options_?: RequestOptions) => transport.send(write, { firstName: 'Ida' }, options_),
    transport,
  };
}

describe('[SES-02] retries', () => {
  it.each<[string, () => Answer]>([
    ['no answer', () => new TypeError('offline')],
    ['502', () => refusal(502, 'busy')],
    ['503', () => refusal(503, 'busy')],
    ['504', () => answer(504, 'a proxy')],
    ['429', () => refusal(429, 'rate_limited')],
  ])('%s five times with growing pauses, then gives up', async (_title, failing) => {
    const { read: call, requests, waits } = transportWith([failing]);
    await expect(call()).rejects.toBeInstanceOf(Error);
    expect(requests).toHaveLength(6);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('until one try succeeds, and returns its answer', async () => {
    const { read: call, requests } = transportWith([() => new TypeError('offline'), () => refusal(503, 'busy'), fine]);
    await expect(call()).resolves.toEqual({ numResults: 3 });
    expect(requests).toHaveLength(3);
  });

  it('no earlier than the server asks, and not at all if it asks for a long wait', async () => {
    const soon = transportWith([() => refusal(429, 'rate_limited', { 'retry-after': '7' }), fine]);
    await soon.read();
    expect(soon.waits).toEqual([10_500]);
    const late = transportWith([() => refusal(429, 'rate_limited', { 'retry-after': '600' }), fine]);
    await expect(late.read()).rejects.toMatchObject({ status: 429, retryAfter: 600 });
  });

  it('after pauses that are spread over many clients', async () => {
    const { read: call, waits } = transportWith([() => refusal(503, 'busy'), fine], { random: () => 0 });
    await call();
    expect(waits).toEqual([250]);
    // Clients that were given the same Retry-After are spread as well.
    const told = transportWith([() => refusal(503, 'busy', { 'retry-after': '2' }), fine], { random: () => 0.5 });
    await told.read();
    expect(told.waits).toEqual([2_500]);
  });
});

describe('[SES-02] does not retry', () => {
  it.each([400, 401, 402, 403, 404, 409, 500])('after status %i', async (status) => {
    const { read: call, requests } = transportWith([() => refusal(status, 'bad_request')]);
    await expect(call()).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });

  it('a write without a key, but retries one with a key, under the same key', async () => {
    const without = transportWith([() => new TypeError('offline'), () => answer(200, {})]);
    await expect(without.write()).rejects.toBeInstanceOf(NetworkError);
    expect(without.requests).toHaveLength(1);
    const keyed = transportWith([() => new TypeError('offline'), () => answer(200, {})]);
    await keyed.write({ idempotencyKey: 'k1' });
    expect(keyed.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1']);
    expect(await keyed.requests[1]?.json()).toEqual({ first_name: 'Ida' });
  });

  it('when the caller asks for none, or has aborted', async () => {
    const none = transportWith([() => new TypeError('offline')]);
    await expect(none.read({ retries: 0 })).rejects.toBeInstanceOf(NetworkError);
    expect(none.requests).toHaveLength(1);
    const gone = new AbortController();
    const left = transportWith([() => (gone.abort(new Error('left')), new TypeError('aborted'))]);
    await expect(left.read({ signal: gone.signal })).rejects.toThrow('left');
    expect(left.requests).toHaveLength(1);
  });
});

describe('a call', () => {
  it('carries its parameters, its query in wire names, and the type of the client', async () => {
    const { transport, requests } = transportWith([fine], { clientType: 'embed' });
    await transport.send(read, { thingId: 'a/b', withPhoto: true, hairColour: ['red', 'grey'] });
    expect(requests[0]?.url).toBe(
      'https://site.test/api/things/a%2Fb?with_photo=true&hair_colour=red&hair_colour=grey',
    );
    expect(requests[0]?.headers.get('x-heartline-client')).toBe('embed');
  });

  it.each<[string, () => Answer]>([
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => answer(200, { num_results: 'three' })],
    ['an error without a code', () => answer(500, 'oops')],
  ])('that is answered with %s breaks the contract', async (_title, odd) => {
    const { read: call, requests } = transportWith([odd]);
    await expect(call()).rejects.toBeInstanceOf(ContractError);
    expect(requests).toHaveLength(1);
  });

  it('[SES-03] that needs a login reports it once', async () => {
    const onAuthenticationRequired = vi.fn<() => void>();
    const body = { error: { code: 'authentication_required', authentication_required: true } };
    const { read: call } = transportWith([() => answer(403, body)], { onAuthenticationRequired });
    await expect(call()).rejects.toMatchObject({ status: 403 });
    expect(onAuthenticationRequired).toHaveBeenCalledOnce();
  });
});

describe('a try without an answer', () => {
  /** A transport whose server never answers: its requests end by their signal only. */
  function hangingTransport() {
    const time = createHandTime();
    const hang = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const transport = createTransport({
      baseUrl: 'https://site.test',
      retries: 0,
      random: () => 1,
      fetch: (_request, init) => hang(init!.signal!),
      time,
    });
    return { time, transport };
  }

  it('is given up after 20 s', async () => {
    const { time, transport } = hangingTransport();
    const ended = vi.fn<(error: unknown) => void>();
    transport.send(read, { thingId: 'a' }).catch(ended);
    await time.advance(19_999);
    expect(ended).not.toHaveBeenCalled();
    await time.advance(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError));
  });

  it('is repeated after a pause, which ends with the reason of the caller who leaves', async () => {
    const { time, transport } = hangingTransport();
    const leaving = new AbortController();
    const ended = vi.fn<(error: unknown) => void>();
    transport.send(read, { thingId: 'a' }, { retries: 1, signal: leaving.signal }).catch(ended);
    await time.advance(20_100);
    expect(ended).not.toHaveBeenCalled();
    const reason = new Error('left');
    leaving.abort(reason);
    await time.advance(0);
    expect(ended).toHaveBeenCalledExactlyOnceWith(reason);
  });
});

describe('an upload', () => {
  const upload = defineEndpoint({
    method: 'POST',
    path: '/api/photos',
    summary: '',
    upload: true,
    body: v.object({ photo: v.custom<Blob>((value) => value instanceof Blob), region: v.optional(v.string()) }),
    response: v.object({}),
    errors: [],
  });
  const photo = new Blob(['x'], { type: 'image/jpeg' });

  it('is a form of the given fields only', async () => {
    const { transport, requests } = transportWith([() => answer(200, {})]);
    await transport.send(upload, { photo, region: undefined });
    await transport.send(upload, { photo, region: '0,0,3,4' });
    const forms = await Promise.all(requests.map((request) => request.formData()));
    expect(forms.map((form) => [...form.keys()])).toEqual([['photo'], ['photo', 'region']]);
  });

  it('has six times as long as other calls', async () => {
    const time = createHandTime();
    const limits: number[] = [];
    const { transport } = transportWith([() => answer(200, {})], {
      time: { ...time, abortAfter: (milliseconds) => (limits.push(milliseconds), time.abortAfter(milliseconds)) },
    });
    await transport.send(upload, { photo });
    await transport.send(write, { firstName: 'Ida' });
    expect(limits).toEqual([120_000, 20_000]);
  });

  it('uses the `fetch` of its call for every try, under one key', async () => {
    const { transport, requests } = transportWith([fine]);
    const own: Request[] = [];
    const other = vi.fn<typeof fetch>(async (input) => {
      own.push(input as Request);
      if (own.length === 1) throw new TypeError('offline');
      return answer(200, {});
    });
    await transport.send(upload, { photo }, { fetch: other, idempotencyKey: 'key-of-this-one' });
    expect([requests.length, own.map(({ headers }) => headers.get('idempotency-key'))]).toEqual([
      0,
      ['key-of-this-one', 'key-of-this-one'],
    ]);
  });
});
