export { MessageList, type MessageListProps } from './message-list.tsx';
export type { MessageListHandle } from './use-stick-to-end.ts';
