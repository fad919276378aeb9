import { NetworkError, type Photo } from '@heartline/api-client';
import { expect, it, vi } from 'vitest';

import { createUploadQueue } from './upload-queue.ts';

vi.mock('./drawn-copy.ts', () => ({
  drawnCopy: ({ name }: File) => Promise.resolve(new File(['x'], `${name} as drawn`, { type: 'image/jpeg' })),
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
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A server whose answers are given by hand. */
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

it('sends one after the other; one that fails stops no other, and is sent again with its key', async () => {
  const { queue, calls, answers, arrived, finished, states } = world();
  const added = queue.add([file('a'), file('b'), file('c')], 3);
  expect(states()).toEqual(['a chosen', 'b chosen', 'c chosen']);
  expect(calls).toEqual([]);
  const [a, b, c] = added.map(({ id }) => id) as [string, string, string];
  queue.send(a, { rotation: 0, x: 1, y: 2, width: 30, height: 40 });
  queue.send(b);
  expect(states()).toEqual(['a uploading', 'b waiting', 'c chosen']);
  expect(calls[0]).toMatchObject({ name: 'a', region: '1,2,30,40' });
  answers[0]?.reject(new NetworkError());
  await expect.poll(states).toEqual(['a failed', 'b uploading', 'c chosen']);
  answers[1]?.resolve({ photo: photo('of b') });
  await expect.poll(() => finished.mock.calls).toEqual([[[photo('of b')]]]);
  expect(states()).toEqual(['a failed', 'c chosen']);
  queue.retry(a);
  expect(calls[2]).toMatchObject({ name: 'a', key: calls[0]?.key, region: '1,2,30,40' });
  answers[2]?.resolve({ photo: photo('of a') });
  await expect.poll(() => arrived).toEqual(['of b', 'of a']);
  queue.remove(c);
  expect(states()).toEqual([]);
});

it('sends of an AVIF what this browser shows, when a part was chosen of it', async () => {
  const { queue, calls, answers } = world();
  const avif = (name: string) => new File(['x'], name, { type: 'image/avif' });
  const [a, b] = queue.add([avif('a'), avif('b')], 2).map(({ id }) => id) as [string, string];
  queue.send(a, { rotation: 0, x: 1, y: 2, width: 30, height: 40 });
  await expect.poll(() => calls[0]).toMatchObject({ name: 'a as drawn', region: '1,2,30,40' });
  queue.send(b);
  answers[0]?.resolve({ photo: photo('of a') });
  await expect.poll(() => calls[1]).toMatchObject({ name: 'b', region: undefined });
});

it('lets go of one in the middle of its way without losing the next', async () => {
  const { queue, calls, answers, states } = world();
  const [a, b] = queue.add([file('a'), file('b')], 2).map(({ id }) => id) as [string, string];
  queue.send(a);
  queue.send(b);
  queue.remove(a);
  expect(calls[0]?.signal?.aborted).toBe(true);
  answers[0]?.reject(new DOMException('gone', 'AbortError'));
  await expect.poll(states).toEqual(['b uploading']);
});

it('takes as many as there is room for, and says so at the others', () => {
  const { queue, states } = world();
  const added = queue.add([file('a'), new File(['x'], 'b', { type: 'image/heic' }), file('c'), file('d')], 2);
  expect(added).toHaveLength(2);
  expect(states()).toEqual(['a chosen', 'b failed', 'c chosen', 'd failed']);
  expect(queue.current().map(({ error }) => (error as { code?: string } | null)?.code)).toEqual([
    undefined,
    'photo_type',
    undefined,
    'photo_limit',
  ]);
});
