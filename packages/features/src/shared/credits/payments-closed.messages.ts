import { defineMessages } from 'react-intl';

export const paymentsClosedMessages = defineMessages({
  title: {
    id: 'shared.payments.closed',
    defaultMessage: 'Credits cannot be bought here yet',
    description: 'Title in place of the packages where whoever runs the site has not set up any payments.',
  },
  text: {
    id: 'shared.payments.closedText',
    defaultMessage: 'Payments are not set up here, so nothing can be ordered and nothing is charged.',
    description: 'Under that title.',
  },
  keep: {
    id: 'shared.payments.closedKeep',
    defaultMessage: 'The credits you have can be used as before.',
    description: 'After that sentence, for members.',
  },
});
