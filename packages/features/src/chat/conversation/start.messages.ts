import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const startMessages = defineMessages<{
  readonly starting: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly breakTitle: NoMessageValues;
  readonly breakText: { readonly time: MessageValue };
  readonly toSearch: NoMessageValues;
  readonly toProfile: NoMessageValues;
}>({
  starting: {
    id: 'chat.start.starting',
    defaultMessage: 'Opening the conversation …',
    description: 'While a conversation with a member is being opened.',
  },
  failed: {
    id: 'chat.start.failed',
    defaultMessage: 'We couldn’t open the conversation',
    description: 'Title when it could not; the reason follows.',
  },
  breakTitle: {
    id: 'chat.start.breakTitle',
    defaultMessage: 'Time for a short break',
    description: 'Title when a member has opened very many new conversations within an hour.',
  },
  breakText: {
    id: 'chat.start.breakText',
    defaultMessage:
      'You’ve started a lot of new conversations in the last hour. You can start the next one at {time}. Until then, you can keep chatting in the ones you have.',
    description: 'Under that title. time: of day.',
  },
  toSearch: {
    id: 'chat.start.toSearch',
    defaultMessage: 'Meet other members',
    description: 'Link under that reason, when the member cannot be reached.',
  },
  toProfile: {
    id: 'chat.start.toProfile',
    defaultMessage: 'Back to the profile',
    description: 'Link under that reason.',
  },
});
