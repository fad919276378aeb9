import { defineMessages } from 'react-intl';

/** Whom one looks for. */
export const seekingMessages = defineMessages({
  man: {
    id: 'shared.seeking.man',
    defaultMessage: 'Men',
    description: 'Whom somebody wants to meet, as a choice: I am looking for ….',
  },
  woman: {
    id: 'shared.seeking.woman',
    defaultMessage: 'Women',
    description: 'Whom somebody wants to meet, as a choice: I am looking for ….',
  },
  nonbinary: {
    id: 'shared.seeking.nonbinary',
    defaultMessage: 'Non-binary people',
    description: 'Whom somebody wants to meet, as a choice: I am looking for ….',
  },
});
