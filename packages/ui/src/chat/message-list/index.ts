export { MessageList, type MessageListProps } from './message-list.tsx';
export type { MessageListHandle, MessageListPlace } from './use-stick-to-end.ts';
