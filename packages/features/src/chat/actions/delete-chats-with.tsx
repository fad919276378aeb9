import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { chatsQueries, useApi } from '../../shared/index.ts';
import { useChatActions } from './use-chat-actions.ts';

export interface DeleteChatsWithProps {
  memberId: string;
  /** All are on their way out of the list; what fails says so itself. */
  onDone: () => void;
}

/** Deletes every conversation with a member, with a way back (CHAT-05). Draws nothing: it is there for as long as it takes. */
export function DeleteChatsWith({ memberId, onDone }: DeleteChatsWithProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { onDelete } = useChatActions();
  const deleteAll = useEffectEvent(async () => {
    const chats = await queryClient.ensureQueryData(chatsQueries.list(api)).catch(() => []);
    await Promise.all(chats.filter(({ profile }) => profile.id === memberId).map(onDelete));
    onDone();
  });
  useEffect(() => void deleteAll(), []);
  return null;
}
