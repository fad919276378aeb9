import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { feel, matchKey, useApi } from '../shared/index.ts';

export type Deck = Awaited<ReturnType<ApiClient['play']['deck']>>;
export type Candidate = Deck['candidates'][number];
type Choice = 'like' | 'pass';

export const playQueries = {
  deck: (api: ApiClient) =>
    queryOptions({
      queryKey: ['play', 'deck'],
      queryFn: ({ signal }): Promise<Deck> => api.play.deck({}, { signal }),
      staleTime: 60_000,
    }),
};

const without = <T extends { id: string }>(members: readonly T[], { id }: { id: string }): T[] =>
  members.filter((one) => one.id !== id);

/** With fewer cards the next ones are requested, so that the member does not wait for them. */
const fewCards = 4;

/**
 * The deck with its choices. A card leaves at once and returns if the server refuses. Choices are sent one at a time, so that "back"
 * always means the last one. A deck requested before a choice was stored is ignored: it would offer a member again who was already
 * answered.
 */
export function usePlay({ onError }: { onError: (error: unknown) => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = playQueries.deck(api);
  const mutationKey = ['play'];
  const change = (update: (deck: Deck) => Deck) => queryClient.setQueryData(queryKey, (deck) => deck && update(deck));
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const common = {
    mutationKey,
    scope: { id: 'play' },
    onSettled: (_answer: unknown, error: unknown, given: { choice: Choice } | void) => {
      // A pass changes no likes.
      if (given?.choice !== 'pass') void queryClient.invalidateQueries({ queryKey: ['likes'] });
      const few = (queryClient.getQueryData(queryKey)?.candidates.length ?? 0) < fewCards;
      const overtaken = queryClient.isFetching({ queryKey }) > 0;
      if (isLast() && (few || overtaken || error)) void queryClient.invalidateQueries({ queryKey });
    },
  };

  const choose = useMutation({
    ...common,
    mutationFn: ({ candidate, choice }: { candidate: Candidate; choice: Choice }) =>
      api.play.choose({ id: candidate.id, choice }),
    onMutate: async ({ candidate, choice }) => {
      await queryClient.cancelQueries({ queryKey });
      change((deck) => ({
        ...deck,
        candidates: without(deck.candidates, candidate),
        likedToday: choice === 'like' ? [candidate, ...deck.likedToday] : deck.likedToday,
        likesLeft: Math.max(0, deck.likesLeft - (choice === 'like' ? 1 : 0)),
        canUndo: true,
      }));
      if (choice === 'like') feel('like');
    },
    onSuccess: ({ match, profile, ...left }) => {
      if (match) queryClient.setQueryData(matchKey, profile.id);
      // The cache already counts choices on their way, which the server does not count yet.
      if (isLast()) change((deck) => ({ ...deck, ...left }));
    },
    onError: (error, { candidate, choice }) => {
      change((deck) => ({
        ...deck,
        candidates: [candidate, ...deck.candidates],
        likedToday: without(deck.likedToday, candidate),
        likesLeft: deck.likesLeft + (choice === 'like' ? 1 : 0),
      }));
      onError(error);
    },
  });
  const undo = useMutation({
    ...common,
    mutationFn: () => api.play.undo(),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      change((deck) => ({ ...deck, canUndo: false }));
    },
    onSuccess: ({ candidate, ...left }) =>
      change((deck) => ({
        ...deck,
        ...left,
        candidates: [candidate, ...without(deck.candidates, candidate)],
        likedToday: without(deck.likedToday, candidate),
      })),
    onError,
  });
  // The functions stay the same while the screen is mounted, so that sending redraws nothing.
  const [{ mutate: send }, { mutate: takeBack }] = [choose, undo];
  return {
    choose: useCallback((candidate: Candidate, choice: Choice) => send({ candidate, choice }), [send]),
    undo: useCallback(() => takeBack(), [takeBack]),
  };
}
