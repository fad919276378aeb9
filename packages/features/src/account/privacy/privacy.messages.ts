import { defineMessages } from 'react-intl';

/** What others see of the member. */
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
  photos: {
    id: 'account.privacy.photos',
    defaultMessage: 'Who may see my photos',
    description:
      'Link to the photos on one’s own profile, where a switch says whether people without an account see them.',
  },
  visits: {
    id: 'account.privacy.visits',
    defaultMessage: 'Who sees that I’ve looked at their profile',
    description: 'Link to the page of visits, where invisible mode is switched on.',
  },
  measuring: {
    id: 'account.privacy.measuring',
    defaultMessage: 'What the site may measure',
    description: 'Link to the page about cookies, where the consent to statistics is given or taken back.',
  },
});
