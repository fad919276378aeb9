export { ConversationList, type ConversationListProps } from './conversation-list.tsx';
