import { defineMessages } from 'react-intl';

/** Descriptions of the keyboard shortcuts. */
export const keyMessages = defineMessages({
  text: {
    id: 'chat.keys.text',
    defaultMessage: 'You can use the whole chat without a mouse.',
    description: 'Under the title of the dialog with the keyboard shortcuts.',
  },
  enter: { id: 'chat.keys.enter', defaultMessage: 'Send the message', description: 'What the Enter key does.' },
  shiftEnter: { id: 'chat.keys.shiftEnter', defaultMessage: 'Start a new line', description: 'What Shift+Enter does.' },
  arrows: {
    id: 'chat.keys.arrows',
    defaultMessage: 'Move from message to message, when the list of messages is selected',
    description: 'What the arrow keys up and down do.',
  },
  menu: {
    id: 'chat.keys.menu',
    defaultMessage: 'Open the actions for a message',
    description: 'What the Enter key does on a message.',
  },
  ends: {
    id: 'chat.keys.ends',
    defaultMessage: 'Go to the first or last loaded message',
    description: 'What the keys Home and End do.',
  },
  help: { id: 'chat.keys.help', defaultMessage: 'Show these shortcuts', description: 'What Ctrl+/ does.' },
  escape: {
    id: 'chat.keys.escape',
    defaultMessage: 'Close a menu or dialog',
    description: 'What the Escape key does.',
  },
});
