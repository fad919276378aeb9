import { defineMessages } from 'react-intl';

export const iconslandingMessages = defineMessages({
  title: {
    id: 'landers.iconslanding.title',
    defaultMessage: 'Three answers, and you’ll know more',
    description: 'Large heading above three icons and a question.',
  },
  text: {
    id: 'landers.iconslanding.text',
    defaultMessage: 'We only count real people who match your answers.',
    description: 'Below the heading. A number of members is shown as soon as it is known.',
  },
  steps: {
    id: 'landers.iconslanding.steps',
    defaultMessage: 'Your answers',
    description: 'For screen readers: name of the list of the three icons with what was answered.',
  },
});
