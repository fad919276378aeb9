import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const rudeMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: { readonly name: MessageValue };
  readonly send: NoMessageValues;
  readonly change: NoMessageValues;
}>({
  title: {
    id: 'chat.rude.title',
    defaultMessage: 'Send it like this?',
    description: 'Question before a message with rude words is sent.',
  },
  text: {
    id: 'chat.rude.text',
    defaultMessage: '{name} may find these words rude. Only you can see this note.',
    description: 'Under that question.',
  },
  send: { id: 'chat.rude.send', defaultMessage: 'Send anyway', description: 'Button under that question.' },
  change: {
    id: 'chat.rude.change',
    defaultMessage: 'Change it',
    description: 'Button under that question: go on writing.',
  },
});
