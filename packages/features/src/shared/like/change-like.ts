import type { ApiClient } from '@heartline/api-client';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

import { feel } from '../feel/feel.ts';
import { matchKey } from '../live/live.queries.ts';
import { showLike } from './show-like.ts';

export type LikeResult = Awaited<ReturnType<ApiClient['likes']['like']>>;

export interface LikeChange {
  memberId: string;
  liked: boolean;
}

export interface LikeReactions {
  /** Called after a like: whether it is mutual, and with whom. The match modal opens by itself. */
  onLiked?: (result: LikeResult) => void;
  /** The server refused; the heart has been reset. */
  onError?: (error: unknown, change: LikeChange) => void;
}

/** Keys of cached data that contain members with their heart. */
const keys = [['members'], ['likes'], ['visits']] as const;
const mutationKey = ['like'];
const keyOf = ({ memberId }: LikeChange) => [...mutationKey, memberId];

/**
 * Sends a like, or takes it back: the heart changes everywhere at once, and is reset if the server refuses (MEM-05, LIK-02). The changes of
 * one member are sent one at a time, so that the last one wins; those of different members do not wait for each other.
 */
export function changeLike(
  api: ApiClient,
  queryClient: QueryClient,
  given: LikeChange,
  { onLiked, onError }: LikeReactions = {},
): void {
  const show = ({ memberId, liked }: LikeChange) => {
    for (const queryKey of keys) showLike(queryClient, queryKey, { memberId, liked });
  };
  // An observer for each change: a hook would have one scope for all members.
  const observer = new MutationObserver(queryClient, {
    mutationKey: keyOf(given),
    scope: { id: `like:${given.memberId}` },
    mutationFn: ({ memberId, liked }: LikeChange) =>
      liked ? api.likes.like({ id: memberId }) : api.likes.unlike({ id: memberId }).then(() => null),
    onMutate: (change) => {
      if (change.liked) feel('like');
      show(change);
    },
    onSuccess: (result) => {
      if (!result) return;
      if (result.match) queryClient.setQueryData(matchKey, result.profile.id);
      onLiked?.(result);
    },
    onError: (error, change) => {
      // A later change of the same member has its own heart.
      if (queryClient.isMutating({ mutationKey: keyOf(change) }) === 1) show({ ...change, liked: !change.liked });
      onError?.(error, change);
    },
    onSettled: () => {
      // An answer to an earlier change does not know of the later ones.
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey: ['likes'] });
    },
  });
  // Released, or the cache would keep the mutation for good. Errors are reported above.
  const release = () => observer.reset();
  void observer.mutate(given).then(release, release);
}
