import { defineMessages } from 'react-intl';

/** Genders that a member looks for. */
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

/** The same in a list: “Men, women and non-binary people”. */
export const seekingListMessages = defineMessages({
  man: {
    id: 'shared.seekingList.man',
    defaultMessage: 'men',
    description: 'Whom somebody wants to meet, inside a list; at its beginning it gets a capital letter.',
  },
  woman: {
    id: 'shared.seekingList.woman',
    defaultMessage: 'women',
    description: 'Whom somebody wants to meet, inside a list; at its beginning it gets a capital letter.',
  },
  nonbinary: {
    id: 'shared.seekingList.nonbinary',
    defaultMessage: 'non-binary people',
    description: 'Whom somebody wants to meet, inside a list; at its beginning it gets a capital letter.',
  },
});
