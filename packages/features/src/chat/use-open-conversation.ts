import type { AnsweredTo, Chat, ReportInput } from '@heartline/api-client';
import type { ChatFooterHandle } from '@heartline/ui/chat/chat-footer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, type RefObject } from 'react';

import { conversationQuery, useApi, type Conversation } from '../shared/index.ts';
import type { ChatCredits } from './chat-credits.ts';
import type { ChatGifts } from './chat-gifts.ts';
import type { OutboxBody } from './outbox/outbox-types.ts';

export type ConversationWindow = 'icebreakers' | 'gifts' | 'credits' | 'keys' | 'fictional';

/** What the parts of one open conversation share. None of it changes with a message. */
export interface OpenConversation {
  id: string;
  /** From the gifts feature, where the site has gifts. */
  gifts: ChatGifts | undefined;
  /** From the credits feature. Without it the button that buys leads to its page. */
  credits: ChatCredits | undefined;
  /** Opens the report form. Without it nothing can be reported from here. */
  onReport: ((profile: Chat['profile'], subject: ReportInput['subject']) => void) | undefined;
  /** The conversation was deleted, or its member blocked. */
  onLeave: () => void;
  /** What of the other member's profile the next text answers to. */
  answer: AnsweredTo | undefined;
  /** It was sent, or taken off. */
  onAnswered: (() => void) | undefined;
  /** Gives it to the outbox, and brings the reader to where it will stand. */
  send: (body: OutboxBody) => void;
  /** Opens a window over the conversation, or closes the one that is open. */
  show: (window: ConversationWindow | null) => void;
  composer: RefObject<ChatFooterHandle | null>;
  stream: RefObject<StreamHandle | null>;
}

/** What others do with the messages in view. */
export interface StreamHandle {
  /** Something was sent: where the newest messages are not in view, they come there. */
  noteSent: () => void;
}

export const OpenConversationContext = createContext<OpenConversation | null>(null);

/** Of the conversation that is open around this part. */
export function useOpenConversation(): OpenConversation {
  const open = use(OpenConversationContext);
  if (!open) throw new Error('useOpenConversation needs an open conversation around it');
  return open;
}

/**
 * What a part takes of the conversation's data. It is drawn again when that changes and not with every message.
 * @param select the same function each time, or all is compared again with every drawing.
 */
export function useConversationData<T>(select: (conversation: Conversation) => T): T {
  const { id } = useOpenConversation();
  // Deleted a moment ago: what stood here stands until the page is left.
  const { data } = useQuery({
    ...conversationQuery(useApi(), id),
    select,
    placeholderData: keepPreviousData,
  });
  if (data === undefined) throw new Error('useConversationData needs a conversation that is loaded');
  return data;
}
