export { ConversationRow, type ConversationRowProps } from './conversation-row.tsx';
export { ConversationRowSkeleton } from './conversation-row-skeleton.tsx';
