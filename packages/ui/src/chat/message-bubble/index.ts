export { isEmojiOnly } from './emoji-only.ts';
export { MessageBubble, type MessageBubbleProps, type MessagePhoto } from './message-bubble.tsx';
export type { MessageState } from './message-state-icon.tsx';
