import { defineMessages } from 'react-intl';

export const onlineMessages = defineMessages({
  buying: {
    id: 'shared.online.buying',
    defaultMessage: 'You need a connection to buy. You can carry on here as soon as you’re back online.',
    description: 'In a window, instead of the button “Buy credits” or “Get Premium”, while the device is offline.',
  },
});
