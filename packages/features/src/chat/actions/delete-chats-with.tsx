import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { chatsQueries, useApi } from '../../shared/index.ts';
import { useChatActions } from './use-chat-actions.ts';

export interface DeleteChatsWithProps {
  memberId: string;
  /** All conversations are being deleted; each failure is reported separately. */
  onDone: () => void;
}

/** Deletes every conversation with a member, each with an undo (CHAT-05). Renders nothing: it is mounted until that is done. */
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
