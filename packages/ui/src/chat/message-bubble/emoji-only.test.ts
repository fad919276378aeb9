import { describe, expect, it } from 'vitest';

import { isEmojiOnly } from './emoji-only.ts';

describe('emoji alone are shown large', () => {
  it.each(['😍', ' 😍 ', '😍🌷', '😍 🌷 💫', '👨‍👩‍👧‍👦', '👍🏽', '🇳🇱', '❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('%s is', (text) =>
    expect(isEmojiOnly(text)).toBe(true),
  );
  it.each(['', '   ', '😍😍😍😍', 'hi 😍', '1', '12', '#', '*', '©', '™', '↔', ':)', '\u200D', '\uFE0F'])(
    '"%s" is not',
    (text) => expect(isEmojiOnly(text)).toBe(false),
  );
});
