export { ChatFooter, type ChatFooterHandle, type ChatFooterProps } from './chat-footer.tsx';
export type { ChatObstacle } from './chat-notice.tsx';
