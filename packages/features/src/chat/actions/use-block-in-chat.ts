import { useMutation, useQueryClient } from '@tanstack/react-query';

import { afterBlock, useApi } from '../../shared/index.ts';

/** Blocks the other member: every conversation with them disappears (MEM-06). */
export function useBlockInChat() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: string) => api.blocks.block({ id: memberId }),
    onSuccess: (_answer, memberId) => afterBlock(queryClient, memberId),
  });
}
