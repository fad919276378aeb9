import { useQueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { changeLike, type LikeReactions } from './change-like.ts';

/** Likes a member, or takes the like back (`changeLike`). */
export function useLike(reactions: LikeReactions = {}) {
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    /** Likes or unlikes a member. */
    setLiked: (memberId: string, liked: boolean) => changeLike(api, queryClient, { memberId, liked }, reactions),
  };
}
