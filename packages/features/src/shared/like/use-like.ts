import type { ApiClient } from '@heartline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { feel } from '../feel/feel.ts';
import { matchKey } from '../live/live.queries.ts';
import { showLike } from './show-like.ts';

export type LikeResult = Awaited<ReturnType<ApiClient['likes']['like']>>;

export interface LikeChange {
  memberId: string;
  liked: boolean;
}

export interface UseLikeOptions {
  /** Called after a like: whether it is mutual, and with whom. The match modal opens by itself. */
  onLiked?: (result: LikeResult) => void;
  /** The server refused; the heart has been reset. */
  onError?: (error: unknown, change: LikeChange) => void;
}

/** Keys of cached data that contain members with their heart. */
const keys = [['members'], ['likes']] as const;

/** Likes a member, or takes the like back: the heart changes everywhere at once, and is reset if the server refuses (MEM-05, LIK-02). */
export function useLike({ onLiked, onError }: UseLikeOptions = {}) {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = ({ memberId, liked }: LikeChange) => {
    for (const queryKey of keys) showLike(queryClient, queryKey, { memberId, liked });
  };
  const mutation = useMutation({
    mutationKey: ['like'],
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
      show({ ...change, liked: !change.liked });
      onError?.(error, change);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['likes'] }),
  });
  return {
    /** Likes or unlikes a member. */
    setLiked: (memberId: string, liked: boolean) => mutation.mutate({ memberId, liked }),
    /** The like under way, if any. */
    pending: mutation.isPending ? mutation.variables : undefined,
  };
}
