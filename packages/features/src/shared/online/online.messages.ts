import { defineMessages } from 'react-intl';

export const onlineMessages = defineMessages({
  buying: {
    id: 'shared.online.buying',
    defaultMessage: 'Buying needs a connection. You can go on here as soon as you are back online.',
    description: 'In a window, instead of the button “Buy credits” or “Get Premium”, while the device is offline.',
  },
});
