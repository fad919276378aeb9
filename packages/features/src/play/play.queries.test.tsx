import { createFakeApi } from '@heartline/api-client/testing';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import { ApiProvider, useApi } from '../shared/index.ts';
import { member } from '../shared/testing/fixtures.ts';
import { playQueries, usePlay, type Candidate, type Deck } from './play.queries.ts';

afterEach(cleanup);

const candidate = (number: number): Candidate => ({ ...member(number), about: '', interests: [], photos: [] });
const resetsAt = '2026-11-22T00:00:00.000Z';

/** A server that stores choices at once, and answers when the test says so. */
function slowServer() {
  let left = [4, 8, 2, 14].map(candidate);
  let likesLeft = 4;
  let liked: Candidate[] = [];
  const deckOf = (): Deck => ({
    candidates: left,
    likedToday: liked,
    likesLeft,
    likesPerDay: 4,
    resetsAt,
    canUndo: likesLeft < 4,
  });
  const answers: (() => void)[] = [];
  let slow = false;
  const api = createFakeApi({
    play: {
      deck: () => {
        const answer = deckOf();
        return slow ? new Promise((resolve) => answers.push(() => resolve(answer))) : answer;
      },
      choose: ({ id }: { id: string }) => {
        liked = [...left.filter((one) => one.id === id), ...liked];
        left = left.filter((one) => one.id !== id);
        likesLeft -= 1;
        const { candidates: _all, likedToday: _liked, ...rest } = deckOf();
        return { match: false, profile: { id, name: 'Elin', fictional: false, mainImage: null }, ...rest };
      },
    },
    likes: { list: () => new Promise<never>(() => {}) },
  });
  return { api, answers, slowDown: () => void (slow = true) };
}

it('[MEM-07] does not offer an answered member again from a deck that was requested earlier', async () => {
  const { api, answers, slowDown } = slowServer();
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { data } = useQuery(playQueries.deck(useApi()));
      return { deck: data, ...usePlay({ onError: () => {} }) };
    },
    { wrapper },
  );
  const top = () => result.current.deck?.candidates[0];
  const like = () => act(async () => result.current.choose(top()!, 'like'));
  await expect.poll(() => top()?.id).toBe('member-4');
  slowDown();
  // The first like leaves three cards, so the next ones are requested; the second is made before they arrive.
  await like();
  await expect.poll(() => answers.length).toBe(1);
  await like();
  await expect.poll(() => result.current.deck?.likesLeft).toBe(2);
  await act(async () => answers[0]?.());
  await expect.poll(() => answers.length).toBe(2);
  expect(result.current.deck?.candidates.map(({ id }) => id)).toEqual(['member-2', 'member-14']);
  expect(result.current.deck?.likesLeft).toBe(2);
  expect(result.current.deck?.likedToday.map(({ id }) => id)).toEqual(['member-8', 'member-4']);
});
