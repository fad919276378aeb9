const emojiOnly =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u200D|\uFE0F|\s)+$/u;
const something = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const notEmojiAlone = /^[©®™‼⁉↔-↪〰〽㊗㊙\s]+$/u;
/** More than this many are read as a text again. */
const largest = 3;

/** True for one to three emoji and nothing else: they are shown large, without a bubble. */
export function isEmojiOnly(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 64 || !something.test(trimmed) || !emojiOnly.test(trimmed) || notEmojiAlone.test(trimmed))
    return false;
  const clusters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(trimmed)];
  return clusters.filter(({ segment }) => segment.trim() !== '').length <= largest;
}
