import { ApiError, NetworkError, type Photo } from '@heartline/api-client';
import { describe, expect, it, vi } from 'vitest';

import { createUploadQueue } from './upload-queue.ts';

vi.mock(import('./drawn-copy.ts'), async (original) => ({
  ...(await original()),
  drawnCopy: ({ name }) => {
    if (name.includes('stuck')) return Promise.reject(new DOMException('too large to draw', 'EncodingError'));
    return Promise.resolve({ copy: new File(['x'], `${name} as drawn`, { type: 'image/jpeg' }), scale: 0.5 });
  },
  isOversized: ({ name }) => Promise.resolve(name.includes('huge')),
}));

const photo = (id: string): Photo => ({
  id,
  thumb: '/media/t',
  match: '/media/m',
  full: '/media/f',
  width: 3,
  colour: null,
  height: 4,
  status: 'inspected',
  main: false,
  position: 0,
});
const file = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const avif = (name: string) => new File(['\0\0\0\u0014ftypavif\0\0\0\0mif1'], name);
const crop = { rotation: 0, x: 1, y: 2, width: 30, height: 40 } as const;

/** A server whose answers the test gives. */
function world() {
  const calls: {
    name: string;
    key: string | undefined;
    region: string | undefined;
    signal: AbortSignal | undefined;
  }[] = [];
  const answers: { resolve: (answer: { photo: Photo }) => void; reject: (error: unknown) => void }[] = [];
  const arrived: string[] = [];
  const queue = createUploadQueue({
    upload: ({ photo: blob, region }, options) => {
      calls.push({ name: (blob as File).name, key: options?.idempotencyKey, region, signal: options?.signal });
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    onArrived: ({ id }) => arrived.push(id),
  });
  const finished = vi.fn<(arrived: readonly Photo[]) => void>();
  queue.whenFinished(finished);
  const states = () => queue.current().map(({ state, file: { name } }) => `${name} ${state}`);
  return { queue, calls, answers, arrived, finished, states };
}

it('sends photos one at a time, continues after a failure, and retries with the same key', async () => {
  const { queue, calls, answers, arrived, finished, states } = world();
  const added = await queue.add([file('a'), file('b'), file('c')], 3);
  expect(states()).toEqual(['a chosen', 'b chosen', 'c chosen']);
  expect(calls).toEqual([]);
  const [a, b, c] = added.map(({ id }) => id) as [string, string, string];
  queue.send(a, crop);
  queue.send(b);
  expect(states()).toEqual(['a uploading', 'b waiting', 'c chosen']);
  await expect.poll(() => calls[0]).toMatchObject({ name: 'a', region: '1,2,30,40' });
  answers[0]?.reject(new NetworkError());
  await expect.poll(states).toEqual(['a failed', 'b uploading', 'c chosen']);
  await expect.poll(() => calls).toHaveLength(2);
  answers[1]?.resolve({ photo: photo('of b') });
  await expect.poll(() => finished.mock.calls).toEqual([[[photo('of b')]]]);
  expect(states()).toEqual(['a failed', 'c chosen']);
  queue.retry(a);
  await expect.poll(() => calls[2]).toMatchObject({ name: 'a', key: calls[0]?.key, region: '1,2,30,40' });
  answers[2]?.resolve({ photo: photo('of a') });
  await expect.poll(() => arrived).toEqual(['of b', 'of a']);
  queue.remove(c);
  expect(states()).toEqual([]);
});

it('sends an AVIF with a crop as this browser draws it', async () => {
  const { queue, calls, answers } = world();
  const [a, b] = (await queue.add([avif('a'), avif('b')], 2)).map(({ id }) => id) as [string, string];
  queue.send(a, crop);
  await expect.poll(() => calls[0]).toMatchObject({ name: 'a as drawn', region: '0,1,15,20' });
  queue.send(b);
  answers[0]?.resolve({ photo: photo('of a') });
  await expect.poll(() => calls[1]).toMatchObject({ name: 'b', region: undefined });
});

describe('a photo that is too large', () => {
  const tooLarge = new ApiError(413, { code: 'photo_too_large' });
  it('is shrunk here before it is sent, with the crop adapted', async () => {
    const { queue, calls, answers, arrived } = world();
    const [one] = await queue.add([file('huge')], 1);
    queue.send(one!.id, crop);
    await expect.poll(() => calls).toMatchObject([{ name: 'huge as drawn', region: '0,1,15,20' }]);
    answers[0]?.resolve({ photo: photo('of it') });
    await expect.poll(() => arrived).toEqual(['of it']);
  });
  it('is shrunk once if only the server finds it too large', async () => {
    const { queue, calls, answers, states } = world();
    const [one] = await queue.add([file('progressive')], 1);
    queue.send(one!.id, crop);
    await expect.poll(() => calls).toMatchObject([{ name: 'progressive', region: '1,2,30,40' }]);
    answers[0]?.reject(tooLarge);
    await expect.poll(() => calls[1]).toMatchObject({ name: 'progressive as drawn', region: '0,1,15,20' });
    answers[1]?.reject(tooLarge);
    await expect.poll(states).toEqual(['progressive failed']);
    expect(calls).toHaveLength(2);
    expect(queue.current()[0]?.error).toBe(tooLarge);
  });
  it('fails if this device cannot shrink it', async () => {
    const { queue, calls, states } = world();
    const [one] = await queue.add([file('huge and stuck')], 1);
    queue.send(one!.id);
    await expect.poll(states).toEqual(['huge and stuck failed']);
    expect(calls).toEqual([]);
    expect(queue.current()[0]?.error).toMatchObject({ code: 'photo_too_large' });
  });
});

it('cancels an upload in progress without losing the next one', async () => {
  const { queue, calls, answers, states } = world();
  const [a, b] = (await queue.add([file('a'), file('b')], 2)).map(({ id }) => id) as [string, string];
  queue.send(a);
  queue.send(b);
  await expect.poll(() => calls).toHaveLength(1);
  queue.remove(a);
  expect(calls[0]?.signal?.aborted).toBe(true);
  answers[0]?.reject(new DOMException('gone', 'AbortError'));
  await expect.poll(states).toEqual(['b uploading']);
});

it('sends nothing of a photo that was removed before its upload began', async () => {
  const { queue, calls, states } = world();
  const [a, b] = (await queue.add([file('a'), file('b')], 2)).map(({ id }) => id) as [string, string];
  queue.send(a);
  queue.remove(a);
  queue.send(b);
  await expect.poll(() => calls).toMatchObject([{ name: 'b' }]);
  expect(states()).toEqual(['b uploading']);
});

it('accepts as many photos as there is space for, and refuses the others with a reason', async () => {
  const { queue, states } = world();
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'b', { type: 'image/jpeg' });
  const added = await queue.add([file('a'), heic, file('c'), file('d')], 2);
  expect(added).toHaveLength(2);
  expect(states()).toEqual(['a chosen', 'b failed', 'c chosen', 'd failed']);
  const codes = () => queue.current().map(({ error }) => (error as { code?: string } | null)?.code);
  expect(codes()).toEqual([undefined, 'photo_type', undefined, 'photo_limit']);
  // Uploads in progress count, failed ones do not; also if more files come at the same moment.
  await Promise.all([queue.add([file('e')], 3), queue.add([file('f')], 3)]);
  expect(codes().slice(4)).toEqual([undefined, 'photo_limit']);
});
