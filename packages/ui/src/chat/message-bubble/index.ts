export { isEmojiOnly } from './emoji-only.ts';
export { messageAnchor } from './message-anchor.ts';
export { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
export type { MessagePhoto } from './message-photo.tsx';
export type { MessageState } from './message-state-icon.tsx';
