export { ChatLayout, ChatPane, type ChatLayoutProps, type ChatPaneProps } from './chat-layout.tsx';
