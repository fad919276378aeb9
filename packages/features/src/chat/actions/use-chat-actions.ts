import type { Chat } from '@heartline/api-client';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi, useErrorText } from '../../shared/index.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';

/** What a member can do with a whole conversation. How it is done is loaded when it is asked for. */
export function useChatActions() {
  const tools: ChatActionTools = {
    intl: useIntl(),
    api: useApi(),
    queryClient: useQueryClient(),
    toast: useToast(),
    errorText: useErrorText(),
    outbox: useOutbox(),
  };
  const act = (what: 'remove' | 'toggleMuted' | 'putBackToUnread') => async (chat: Chat) => {
    const { chatActions } = await import('./chat-actions.tsx');
    await chatActions[what](tools, chat);
  };
  return {
    /** Out of the list and deleted on the server at once, with a way back (CHAT-05). */
    onDelete: act('remove'),
    onMute: act('toggleMuted'),
    onUnread: act('putBackToUnread'),
  };
}

export type ChatActions = ReturnType<typeof useChatActions>;
/** What the doing needs of the page. */
export interface ChatActionTools {
  intl: ReturnType<typeof useIntl>;
  api: ReturnType<typeof useApi>;
  queryClient: ReturnType<typeof useQueryClient>;
  toast: ReturnType<typeof useToast>;
  errorText: ReturnType<typeof useErrorText>;
  outbox: ReturnType<typeof useOutbox>;
}
