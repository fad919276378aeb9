import { defineMessages } from 'react-intl';

export const paymentsClosedMessages = defineMessages({
  title: {
    id: 'shared.payments.closed',
    defaultMessage: 'You can’t buy credits here yet',
    description: 'Title in place of the packages where whoever runs the site has not set up any payments.',
  },
  text: {
    id: 'shared.payments.closedText',
    defaultMessage: 'Payments aren’t set up here, so nothing can be ordered and nothing is charged.',
    description: 'Under that title.',
  },
  keep: {
    id: 'shared.payments.closedKeep',
    defaultMessage: 'You can still use the credits you have.',
    description: 'After that sentence, for members.',
  },
});
