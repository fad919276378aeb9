export { ChatsScreen, type ChatsScreenProps } from './list/chats-screen.tsx';
export { ConversationScreen, type ConversationScreenProps } from './conversation/conversation-screen.tsx';
export { ChatListView, type ChatListViewProps } from './list/chat-list-view.tsx';
export { MemberChatScreen, type MemberChatScreenProps } from './conversation/member-chat-screen.tsx';
export { OutboxProvider, useOutbox, useOutboxEntries, type OutboxProviderProps } from './outbox/outbox-provider.tsx';
export type { ChatCredits, CreditsDialogProps } from './chat-credits.ts';
export type { ChatGifts, GiftDialogProps } from './chat-gifts.ts';
