import { ChatLayout } from '@heartline/ui/chat/chat-layout';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircleHeartIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

import { chatsQueries, conversationQuery, isPhone, PageTitle, useApi, useUser } from '../../shared/index.ts';
import { ChatList } from './chat-list.tsx';
import { ChatListPart } from './chat-list-part.ts';
import { listMessages as messages } from '../chat-list.messages.ts';
import { readLastOpened } from '../last-opened.ts';
import { removingQuery } from '../actions/removing.ts';

export interface ChatsScreenProps {
  /** On a large screen the last opened conversation opens again, else the latest without unread messages (CHAT-08). */
  onOpen: (conversationId: string) => void;
}

/** The list of conversations: /chats. */
export function ChatsScreen({ onOpen }: ChatsScreenProps) {
  const intl = useIntl();
  const user = useUser();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: chats } = useQuery(chatsQueries.list(api));
  const openLast = useEffectEvent((id: string) => {
    // Without a network only stored conversations can open: the list stays readable all the same.
    if (navigator.onLine || queryClient.getQueryData(conversationQuery(api, id).queryKey)) onOpen(id);
  });
  const last = readLastOpened(user.id);
  const { data: removing = [] } = useQuery(removingQuery);
  const left = chats?.filter(({ conversation: { id } }) => !removing.includes(id));
  // Unread conversations are not opened automatically: their members would be told that they were read.
  const opening =
    left?.find(({ conversation: { id } }) => id === last?.conversationId) ??
    left?.find(({ lastMessage, numUnreadMessages }) => lastMessage && numUnreadMessages === 0);
  const openingId = opening?.conversation.id;
  useEffect(() => {
    if (openingId !== undefined && !isPhone()) openLast(openingId);
  }, [openingId]);
  useEffect(() => void ChatListPart.preload(), []);
  const list = (
    <>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <ChatList />
    </>
  );
  return (
    <ChatLayout list={list} showing="list">
      {left?.length === 0 ? null : (
        <div className="grid h-full place-items-center p-6 max-md:hidden">
          {left ? (
            <EmptyState
              size="sm"
              icon={<MessageCircleHeartIcon />}
              title={intl.formatMessage(messages.chooseTitle)}
              text={intl.formatMessage(messages.chooseText)}
            />
          ) : null}
        </div>
      )}
    </ChatLayout>
  );
}
