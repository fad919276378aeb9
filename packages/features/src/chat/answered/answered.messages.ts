import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const answeredMessages = defineMessages<{
  readonly yourPhoto: NoMessageValues;
  readonly theirPhoto: { readonly name: MessageValue };
  readonly yourProfile: NoMessageValues;
  readonly theirProfile: { readonly name: MessageValue };
  readonly gone: NoMessageValues;
  readonly remove: NoMessageValues;
}>({
  yourPhoto: {
    id: 'chat.answered.yourPhoto',
    defaultMessage: 'Your photo',
    description: 'Above a message of the other member that is about a photo of the reader, beside that photo.',
  },
  theirPhoto: {
    id: 'chat.answered.theirPhoto',
    defaultMessage: 'Photo of {name}',
    description: 'The same above the reader’s own message about a photo of the other member.',
  },
  yourProfile: {
    id: 'chat.answered.yourProfile',
    defaultMessage: 'From your profile',
    description: 'Above a quote from the reader’s profile, which the other member’s message is about.',
  },
  theirProfile: {
    id: 'chat.answered.theirProfile',
    defaultMessage: 'Profile of {name}',
    description: 'Above a quote from the other member’s profile, which the reader’s own message is about.',
  },
  gone: {
    id: 'chat.answered.gone',
    defaultMessage: 'This photo can’t be shown any more',
    description: 'In place of that photo once it is deleted, or not for the reader any more.',
  },
  remove: {
    id: 'chat.answered.remove',
    defaultMessage: 'Write without the quote',
    description: 'For screen readers: button with a cross beside the quote above the composer.',
  },
});
