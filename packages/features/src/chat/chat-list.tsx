import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSyncExternalStore } from 'react';

import { chatsQueries, useApi, useErrorText, useSiteMemberWording, useTickingNow } from '../shared/index.ts';
import { ChatListView } from './chat-list-view.tsx';
import { chatMessages } from './chat.messages.ts';
import { useDeleteChat } from './chat.queries.ts';
import { useOutbox } from './outbox-provider.tsx';
import { useTypingConversations } from './use-typing.ts';

export interface ChatListProps {
  selectedId?: string;
  /** A conversation was deleted here. */
  onDeleted?: (conversationId: string) => void;
}

/** The list of conversations, alone or beside an open one. */
export function ChatList({ selectedId, onDeleted }: ChatListProps) {
  const api = useApi();
  const wording = useSiteMemberWording();
  const now = useTickingNow(30_000);
  const outbox = useOutbox();
  useSyncExternalStore(outbox.subscribe, outbox.version, outbox.version);
  const { data: chats, error, refetch } = useQuery(chatsQueries.list(api));
  const remove = useRemoveConversation();
  return (
    <ChatListView
      state={chats ? 'ready' : error ? 'error' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      chats={chats ?? []}
      selectedId={selectedId}
      typing={useTypingConversations()}
      waiting={(id) => outbox.entriesOf(id).find(({ state }) => state !== 'sending') ?? outbox.entriesOf(id).at(-1)}
      onDelete={(id) => {
        remove(id);
        onDeleted?.(id);
      }}
      now={now}
      wording={wording}
    />
  );
}

/** Deletes a conversation with what waits in it. When the server refuses, an alert says so and the conversation is back (CHAT-05). */
export function useRemoveConversation(): (conversationId: string) => void {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const outbox = useOutbox();
  const { mutate } = useDeleteChat((error) =>
    toast.show({
      tone: 'danger',
      title: intl.formatMessage(chatMessages.removeFailed),
      message: errorText(error),
      duration: 0,
    }),
  );
  return (conversationId) => {
    for (const { clientId } of outbox.entriesOf(conversationId)) outbox.discard(clientId);
    mutate(conversationId);
  };
}
