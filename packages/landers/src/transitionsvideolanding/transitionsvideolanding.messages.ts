import { defineMessages } from 'react-intl';

export const transitionsvideolandingMessages = defineMessages({
  title: {
    id: 'landers.transitionsvideolanding.title',
    defaultMessage: 'From good morning to good night',
    description:
      'Large heading over a film of a lake, which shows a morning, an afternoon and a night. What two people may write each other.',
  },
  text: {
    id: 'landers.transitionsvideolanding.text',
    defaultMessage: 'A few short questions, and a day goes by. You pay for messages, not for a subscription.',
    description: 'Below the heading. With each answer the film goes on to the next time of day.',
  },
  morning: {
    id: 'landers.transitionsvideolanding.morning',
    defaultMessage: 'Good morning',
    description: 'Greeting above the heading, while the film shows a morning.',
  },
  afternoon: {
    id: 'landers.transitionsvideolanding.afternoon',
    defaultMessage: 'Good afternoon',
    description: 'Greeting above the heading, while the film shows an afternoon.',
  },
  night: {
    id: 'landers.transitionsvideolanding.night',
    defaultMessage: 'Good evening',
    description: 'Greeting above the heading, while the film shows a night with stars.',
  },
  play: {
    id: 'landers.transitionsvideolanding.play',
    defaultMessage: 'Play the film',
    description: 'Button: lets the film behind the heading go on. It has no sound.',
  },
  pause: {
    id: 'landers.transitionsvideolanding.pause',
    defaultMessage: 'Stop the film',
    description: 'Button: stops the film behind the heading.',
  },
});
