import type { AnsweredTo, Chat, ReportInput } from '@heartline/api-client';
import type { ChatFooterHandle } from '@heartline/ui/chat/chat-footer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, type RefObject } from 'react';

import { conversationQuery, useApi, type Conversation } from '../shared/index.ts';
import type { ChatCredits } from './chat-credits.ts';
import type { ChatGifts } from './chat-gifts.ts';
import type { OutboxBody } from './outbox/outbox-types.ts';

export type ConversationWindow = 'icebreakers' | 'gifts' | 'credits' | 'keys' | 'fictional';

/** Values shared by the components of an open conversation. None of them changes with a message. */
export interface OpenConversation {
  id: string;
  /** From the gifts feature, if the site has gifts. */
  gifts: ChatGifts | undefined;
  /** From the credits feature. Without it the button for credits links to their page. */
  credits: ChatCredits | undefined;
  /** Opens the report form. Without it nothing can be reported here. */
  onReport: ((profile: Chat['profile'], subject: ReportInput['subject']) => void) | undefined;
  /** The conversation was deleted, or its member blocked. */
  onLeave: () => void;
  /** The item of the other member's profile that the next text answers. */
  answer: AnsweredTo | undefined;
  /** The answer was sent, or removed. */
  onAnswered: (() => void) | undefined;
  /** Passes it to the outbox, and scrolls to its position. */
  send: (body: OutboxBody) => void;
  /** Opens a window over the conversation, or closes the open one. */
  show: (window: ConversationWindow | null) => void;
  composer: RefObject<ChatFooterHandle | null>;
  stream: RefObject<StreamHandle | null>;
}

/** Operations of other components on the messages in view. */
export interface StreamHandle {
  /** A message was sent: loads and shows the newest messages if they are not in view. */
  noteSent: () => void;
}

export const OpenConversationContext = createContext<OpenConversation | null>(null);

/** The open conversation around this component. */
export function useOpenConversation(): OpenConversation {
  const open = use(OpenConversationContext);
  if (!open) throw new Error('useOpenConversation needs an open conversation around it');
  return open;
}

/**
 * Selects from the conversation's data: the component is drawn again when the selection changes, not with every message.
 * @param select must be the same function each time, or every drawing compares everything again.
 */
export function useConversationData<T>(select: (conversation: Conversation) => T): T {
  const { id } = useOpenConversation();
  // After a deletion, the former data stays until the page is left.
  const { data } = useQuery({
    ...conversationQuery(useApi(), id),
    select,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) throw new Error('useConversationData needs a conversation that is loaded');
  return data;
}
