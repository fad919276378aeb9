export { InChatBar, type InChatBarProps } from './in-chat-bar.tsx';
