import { ChatLayout } from '@heartline/ui/chat/chat-layout';
import { Suspense } from 'react';

import { lazyPart } from '../../shared/index.ts';
import { Conversation, type ConversationProps } from './conversation.tsx';

/** The conversation comes first: the list beside it is not what was asked for. */
const ChatList = lazyPart(async () => (await import('../list/chat-list.tsx')).ChatList);

export type ConversationScreenProps = ConversationProps;

/** One conversation, on large screens with the list beside it: /chats/{id}. */
export function ConversationScreen(props: ConversationScreenProps) {
  return (
    <ChatLayout
      showing="conversation"
      list={
        <Suspense>
          <ChatList
            selectedId={props.id}
            onDeleted={(id) => {
              if (id === props.id) props.onLeave();
            }}
          />
        </Suspense>
      }
    >
      <Conversation {...props} />
    </ChatLayout>
  );
}
