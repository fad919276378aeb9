export { DeleteChatsWith } from '@heartline/features/chat';
