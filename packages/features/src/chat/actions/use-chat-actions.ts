import type { Chat } from '@heartline/api-client';
import { useToast } from '@heartline/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi, useErrorText } from '../../shared/index.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';

/** Actions of a member on a whole conversation. Their code is loaded when one is used. */
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
    /** Hides the conversation and deletes it on the server at once; the member can undo it (CHAT-05). */
    onDelete: act('remove'),
    onMute: act('toggleMuted'),
    onUnread: act('putBackToUnread'),
  };
}

export type ChatActions = ReturnType<typeof useChatActions>;
/** The services of the page that the actions use. */
export interface ChatActionTools {
  intl: ReturnType<typeof useIntl>;
  api: ReturnType<typeof useApi>;
  queryClient: ReturnType<typeof useQueryClient>;
  toast: ReturnType<typeof useToast>;
  errorText: ReturnType<typeof useErrorText>;
  outbox: ReturnType<typeof useOutbox>;
}
