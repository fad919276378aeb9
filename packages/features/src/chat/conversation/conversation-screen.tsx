import { ChatLayout } from '@heartline/ui/chat/chat-layout';
import { Suspense } from 'react';

import { ChatListPart } from '../list/chat-list-part.ts';
import { Conversation, type ConversationProps } from './conversation.tsx';

export type ConversationScreenProps = ConversationProps;

/** One conversation, on large screens with the list beside it: /chats/{id}. */
export function ConversationScreen(props: ConversationScreenProps) {
  return (
    <ChatLayout
      showing="conversation"
      list={
        // The conversation loads first: the list beside it was not asked for.
        <Suspense>
          <ChatListPart
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
