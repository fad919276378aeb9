import { describe, expect, it } from 'vitest';

import { isEmojiOnly } from './emoji-only.ts';

describe('showing only emoji large', () => {
  it.each(['😍', ' 😍 ', '😍🌷', '😍 🌷 💫', '👨‍👩‍👧‍👦', '👍🏽', '🇳🇱', '❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('%s is shown large', (text) =>
    expect(isEmojiOnly(text)).toBe(true),
  );
  it.each(['', '   ', '😍😍😍😍', 'hi 😍', '1', '12', '#', '*', '©', '™', '↔', ':)', '\u200D', '\uFE0F'])(
    '"%s" is not shown large',
    (text) => expect(isEmojiOnly(text)).toBe(false),
  );
});
