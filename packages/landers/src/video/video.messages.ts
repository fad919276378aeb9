import { defineMessages } from 'react-intl';

export const videoMessages = defineMessages({
  title: {
    id: 'landers.video.title',
    defaultMessage: 'Small lights find each other',
    description: 'Large heading beside a film of two paper lanterns on a lake at dusk. Warm, calm.',
  },
  text: {
    id: 'landers.video.text',
    defaultMessage: 'A few kind words are enough to begin. You pay for messages, not for a subscription.',
    description: 'Below the heading.',
  },
  play: {
    id: 'landers.video.play',
    defaultMessage: 'Play the film',
    description: 'Button: lets the film behind the heading go on. It has no sound.',
  },
  pause: {
    id: 'landers.video.pause',
    defaultMessage: 'Stop the film',
    description: 'Button: stops the film behind the heading.',
  },
});
