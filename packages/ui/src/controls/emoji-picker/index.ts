export { EmojiPicker, type EmojiPickerProps } from './emoji-picker.tsx';
export type { Emoji, EmojiGroup, EmojiTone } from './emoji.ts';
