import { useMutation, useQueryClient } from '@tanstack/react-query';

import { afterBlock, afterUnblock, useApi } from '../../shared/index.ts';
import { membersQueries } from '../members.queries.ts';

/**
 * Blocks or unblocks a member. Blocking removes their chats and mutual likes on both sides (MEM-06). The profile stays, so that the
 * block can be undone.
 */
export function useBlock(memberId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = membersQueries.profile(api, memberId);
  return useMutation({
    mutationFn: (blocked: boolean) =>
      blocked ? api.blocks.block({ id: memberId }) : api.blocks.unblock({ id: memberId }),
    onSuccess: (_answer, blocked) => {
      queryClient.setQueryData(
        queryKey,
        (profile) => profile && { ...profile, blocked, liked: false, conversationId: null },
      );
      if (blocked) afterBlock(queryClient, memberId);
      else afterUnblock(queryClient);
    },
  });
}
