import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What a member does with a whole conversation. */
export const chatActionMessages = defineMessages<{
  readonly undo: NoMessageValues;
  readonly removed: { readonly name: MessageValue };
  readonly removeFailed: NoMessageValues;
  readonly mutedToast: { readonly name: MessageValue };
  readonly unmutedToast: { readonly name: MessageValue };
}>({
  undo: { id: 'chat.action.undo', defaultMessage: 'Undo', description: 'Button of a short note.' },
  removed: {
    id: 'chat.action.removed',
    defaultMessage: 'Deleted for you. {name} still has a copy.',
    description: 'Short note after a conversation was deleted, with a button to undo it.',
  },
  removeFailed: {
    id: 'chat.pane.removeFailed',
    defaultMessage: 'The conversation wasn’t deleted',
    description: 'Title of an error; the reason follows.',
  },
  mutedToast: {
    id: 'chat.action.mutedToast',
    defaultMessage: 'Muted: you won’t be notified of messages from {name}.',
    description: 'Short note with a button to undo it.',
  },
  unmutedToast: {
    id: 'chat.action.unmutedToast',
    defaultMessage: 'You’ll be notified of messages from {name} again.',
    description: 'Short note with a button to undo it.',
  },
});
