import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../api/api-provider.tsx';
import { chatsQueries } from '../live/live.queries.ts';

/** Returns the conversation with a member, new or not. An empty one costs nothing until its first message (CHAT-03). */
export function useStartConversation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (memberId: string) => (await api.chat.start({ memberId })).chat,
    onSuccess: (chat) => {
      queryClient.setQueryData(chatsQueries.list(api).queryKey, (chats) =>
        chats && !chats.some(({ conversation }) => conversation.id === chat.conversation.id) ? [chat, ...chats] : chats,
      );
    },
  });
}
