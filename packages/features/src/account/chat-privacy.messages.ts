import { defineMessages } from 'react-intl';

/** What others see of the member's chatting. */
export const privacyMessages = defineMessages({
  reading: {
    id: 'account.privacy.reading',
    defaultMessage: 'Show when I’ve read messages',
    description: 'Switch.',
  },
  readingHint: {
    id: 'account.privacy.readingHint',
    defaultMessage: 'This works both ways: if you switch it off, you won’t see what others have read either.',
    description: 'Under that switch.',
  },
  typing: {
    id: 'account.privacy.typing',
    defaultMessage: 'Show when I’m typing',
    description: 'Switch.',
  },
  typingHint: {
    id: 'account.privacy.typingHint',
    defaultMessage: 'This works both ways too: either you both see it, or neither of you does.',
    description: 'Under that switch.',
  },
});
