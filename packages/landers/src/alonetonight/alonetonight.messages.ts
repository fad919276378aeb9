import { defineMessages } from 'react-intl';

export const alonetonightMessages = defineMessages({
  title: {
    id: 'landers.alonetonight.title',
    defaultMessage: 'Alone tonight?',
    description: 'Large heading over a drawn evening street. Warm, no pity.',
  },
  text: {
    id: 'landers.alonetonight.text',
    defaultMessage: 'Stay in, make a cup of tea and write to someone. You pay for messages, not for a subscription.',
    description: 'Below the heading.',
  },
  firstLight: {
    id: 'landers.alonetonight.firstLight',
    defaultMessage: 'Your window is lit. Each answer lights another.',
    description:
      'Small line: in the drawing one window is lit, the reader’s own; each answered question lights one more.',
  },
  secondLight: {
    id: 'landers.alonetonight.secondLight',
    defaultMessage: 'Two windows are lit. One more answer to go.',
    description: 'Small line after the first of two answers: two windows of the drawing are lit.',
  },
});
