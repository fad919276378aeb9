import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const answeredMessages = defineMessages<{
  readonly photo: NoMessageValues;
  readonly text: { readonly text: MessageValue };
}>({
  photo: {
    id: 'moderation.answered.photo',
    defaultMessage: 'In reply to a photo',
    description: 'Above a member’s message that is about a photo on the profile of who gets it.',
  },
  text: {
    id: 'moderation.answered.text',
    defaultMessage: 'In reply to: {text}',
    description: 'The same about something that stands on the profile.',
  },
});
