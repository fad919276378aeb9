export { ChatsScreen, type ChatsScreenProps } from './chats-screen.tsx';
export { ConversationScreen, type ConversationScreenProps } from './conversation-screen.tsx';
export { ChatListView, type ChatListViewProps } from './chat-list-view.tsx';
export { ConversationView } from './conversation-view.tsx';
export type { ConversationViewProps } from './conversation-view.types.ts';
export { MemberChatScreen, type MemberChatScreenProps } from './member-chat-screen.tsx';
export { OutboxProvider, useOutbox, useOutboxEntries, type OutboxProviderProps } from './outbox-provider.tsx';
export type { ChatGifts, GiftDialogProps } from './chat-gifts.ts';
