import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { showLike } from './show-like.ts';

const queryKey = ['members', 'profile', 'a'];
const asked = (before?: { id: string; liked: boolean }) => {
  const client = new QueryClient();
  if (before) client.setQueryData(queryKey, before);
  const answer = Promise.withResolvers<{ id: string; liked: boolean }>();
  const observer = new QueryObserver(client, { queryKey, queryFn: () => answer.promise, retry: false });
  const stop = observer.subscribe(() => {});
  const answered = () => expect.poll(() => client.getQueryState(queryKey)?.fetchStatus).toBe('idle');
  const press = (liked: boolean) => showLike(client, ['members'], { memberId: 'a', liked });
  const heart = () => client.getQueryData<{ liked: boolean }>(queryKey)?.liked;
  return { client, answer, answered, press, heart, stop };
};

it.each([
  ['a member not loaded before', undefined],
  ['a member loaded again', { id: 'a', liked: false }],
])('[NAV-13] keeps a like pressed while an answer is on its way: %s', async (_name, before) => {
  const { answer, answered, press, heart, stop } = asked(before);
  press(true);
  expect(heart()).toBe(before && true);
  answer.resolve({ id: 'a', liked: false });
  await answered();
  expect(heart()).toBe(true);
  stop();
});

it('keeps the last press, even if the server refused the first', async () => {
  const { answer, answered, press, heart, stop } = asked();
  press(true);
  press(false);
  answer.resolve({ id: 'a', liked: true });
  await answered();
  expect(heart()).toBe(false);
  stop();
});

it('leaves the cache unchanged if the answer fails', async () => {
  const { client, answer, answered, press, stop } = asked({ id: 'a', liked: false });
  press(true);
  answer.reject(new Error('offline'));
  await answered();
  expect(client.getQueryData(queryKey)).toEqual({ id: 'a', liked: true });
  stop();
});
