import { defineMessages } from 'react-intl';

/** Whether the site may pass the member's details to partner sites. */
export const resellMessages = defineMessages({
  title: {
    id: 'account.resell.title',
    defaultMessage: 'May we pass your details on to partner sites?',
    description: 'A question to members, on sites that pass details on to partner sites.',
  },
  text: {
    id: 'account.resell.text',
    defaultMessage:
      'Dating sites we work with would get your e-mail address, age, gender, country and language, and pay us for them. If you’d rather not, nothing changes for you.',
    description: 'Under that question.',
  },
  no: {
    id: 'account.resell.no',
    defaultMessage: 'No, keep them here',
    description: 'One of two answers to that question.',
  },
  yes: {
    id: 'account.resell.yes',
    defaultMessage: 'Yes, pass them on',
    description: 'The other answer to that question.',
  },
  switch: {
    id: 'account.resell.switch',
    defaultMessage: 'Pass my details on to partner sites',
    description: 'Switch, once the question was answered.',
  },
  hint: {
    id: 'account.resell.hint',
    defaultMessage:
      'E-mail address, age, gender, country and language. They pay us for them. Switching it off takes effect at once.',
    description: 'Under that switch.',
  },
});
