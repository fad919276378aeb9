import type { ApiClient } from '@heartline/api-client';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

import { changeLike } from './change-like.ts';

let client: QueryClient;
let calls: { call: string; answer: PromiseWithResolvers<unknown> }[];
const record = (call: string) => {
  const answer = Promise.withResolvers<unknown>();
  calls.push({ call, answer });
  return answer.promise;
};
const api = {
  likes: {
    like: ({ id }: { id: string }) => record(`like ${id}`),
    unlike: ({ id }: { id: string }) => record(`unlike ${id}`),
  },
} as unknown as ApiClient;
const press = (memberId: string, liked: boolean) => changeLike(api, client, { memberId, liked });
const called = () => calls.map(({ call }) => call);
const answerOf = (index: number) => calls[index]!.answer;

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  client = new QueryClient();
  calls = [];
});

it('[MEM-05] takes a like back only after it was stored, and does not wait for the likes of others', async () => {
  press('a', true);
  press('a', false);
  press('b', true);
  await expect.poll(called).toEqual(['like a', 'like b']);
  answerOf(0).resolve({ match: false, profile: { id: 'a' } });
  await expect.poll(called).toEqual(['like a', 'like b', 'unlike a']);
});

it('[MEM-05] takes it back even if the first was refused', async () => {
  press('a', true);
  press('a', false);
  await expect.poll(called).toEqual(['like a']);
  answerOf(0).reject(new Error('offline'));
  await expect.poll(called).toEqual(['like a', 'unlike a']);
});

it('[MEM-05] keeps the heart of the last press where an earlier one is refused', async () => {
  client.setQueryData(['members', 'search'], [{ profile: { id: 'a', liked: false } }]);
  for (const liked of [true, false, true]) press('a', liked);
  await expect.poll(called).toEqual(['like a']);
  answerOf(0).reject(new Error('refused'));
  await expect.poll(called).toEqual(['like a', 'unlike a']);
  answerOf(1).resolve(null);
  await expect.poll(called).toEqual(['like a', 'unlike a', 'like a']);
  answerOf(2).resolve({ match: false, profile: { id: 'a' } });
  await expect.poll(() => client.isMutating()).toBe(0);
  expect(client.getQueryData(['members', 'search'])).toEqual([{ profile: { id: 'a', liked: true } }]);
});

it.each([['members', 'search'], ['likes'], ['visits']])(
  '[LIK-02] fills the heart at once in the data of %s',
  (...key) => {
    client.setQueryData(key, [{ profile: { id: 'a', liked: false } }]);
    press('a', true);
    expect(client.getQueryData(key)).toEqual([{ profile: { id: 'a', liked: true } }]);
  },
);
