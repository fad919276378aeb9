import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  contents: {
    id: 'legal.page.contents',
    defaultMessage: 'On this page',
    description: 'For screen readers: name of the list of sections of a legal page.',
  },
});
