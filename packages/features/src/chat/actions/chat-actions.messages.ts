import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Actions of a member on a whole conversation. */
export const chatActionMessages = defineMessages<{
  readonly undo: NoMessageValues;
  readonly removed: { readonly name: MessageValue };
  readonly removeFailed: NoMessageValues;
  readonly restoreFailed: NoMessageValues;
  readonly undoOver: NoMessageValues;
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
  restoreFailed: {
    id: 'chat.action.restoreFailed',
    defaultMessage: 'We couldn’t bring the conversation back',
    description: 'Title of an error after the press on “Undo” of a deletion; the reason follows.',
  },
  undoOver: {
    id: 'chat.action.undoOver',
    defaultMessage: 'This can no longer be undone.',
    description: 'That reason, when it is too late or the other member has left; we do not say which.',
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
