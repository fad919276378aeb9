import { defineMessages } from 'react-intl';

export const lateMessages = defineMessages({
  title: {
    id: 'offline.late.title',
    defaultMessage: 'This page hasn’t loaded yet',
    description: 'Title in place of a page whose scripts have not arrived after some seconds, or cannot be had.',
  },
  text: {
    id: 'offline.late.text',
    defaultMessage:
      'Your connection may be weak, or the site has just been updated. Wait a little longer, or try again.',
    description: 'Under that title, above the button “Try again”.',
  },
});
