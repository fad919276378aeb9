import { defineMessages } from 'react-intl';

/** What others see of the member's chatting. */
export const privacyMessages = defineMessages({
  title: {
    id: 'account.privacy.title',
    defaultMessage: 'In conversations',
    description: 'Title over two switches on the own profile: what others see while they chat with the member.',
  },
  reading: {
    id: 'account.privacy.reading',
    defaultMessage: 'Show what I have read',
    description: 'Switch.',
  },
  readingHint: {
    id: 'account.privacy.readingHint',
    defaultMessage: 'Goes both ways: if you switch it off, you do not see what others have read either.',
    description: 'Under that switch.',
  },
  typing: {
    id: 'account.privacy.typing',
    defaultMessage: 'Show when I am typing',
    description: 'Switch.',
  },
  typingHint: {
    id: 'account.privacy.typingHint',
    defaultMessage: 'Goes both ways, too: both of you see it, or neither.',
    description: 'Under that switch.',
  },
});
