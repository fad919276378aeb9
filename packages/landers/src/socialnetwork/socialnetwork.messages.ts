import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const socialnetworkMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly interests: NoMessageValues;
  readonly people: { readonly count: number | bigint; readonly interest: MessageValue };
}>({
  title: {
    id: 'landers.socialnetwork.title',
    defaultMessage: 'What do you share with others?',
    description: 'Large heading above interests to pick.',
  },
  text: {
    id: 'landers.socialnetwork.text',
    defaultMessage: 'Pick up to three interests, and see how many people share them. We only count real people.',
    description: 'Below the heading.',
  },
  interests: {
    id: 'landers.socialnetwork.interests',
    defaultMessage: 'Your interests',
    description: 'For screen readers: name of the interests that can be picked.',
  },
  people: {
    id: 'landers.socialnetwork.people',
    defaultMessage: '{interest}: at least {count, number} people',
    description: 'How many members share an interest: a true number, rounded down to tens. interest: its name.',
  },
});

/** Interests that many people share, worded as in the profile. Their codes are those of the site. */
export const interestMessages = defineMessages({
  music: {
    id: 'landers.socialnetwork.music',
    defaultMessage: 'Music',
    description: 'An interest, as it stands on a profile.',
  },
  travel: {
    id: 'landers.socialnetwork.travel',
    defaultMessage: 'Travel',
    description: 'An interest, as it stands on a profile.',
  },
  cooking: {
    id: 'landers.socialnetwork.cooking',
    defaultMessage: 'Cooking',
    description: 'An interest, as it stands on a profile.',
  },
  books: {
    id: 'landers.socialnetwork.books',
    defaultMessage: 'Books',
    description: 'An interest, as it stands on a profile.',
  },
  hiking: {
    id: 'landers.socialnetwork.hiking',
    defaultMessage: 'Hiking',
    description: 'An interest, as it stands on a profile.',
  },
  dogs: {
    id: 'landers.socialnetwork.dogs',
    defaultMessage: 'Dogs',
    description: 'An interest, as it stands on a profile.',
  },
  cinema: {
    id: 'landers.socialnetwork.cinema',
    defaultMessage: 'Cinema',
    description: 'An interest, as it stands on a profile.',
  },
  dancing: {
    id: 'landers.socialnetwork.dancing',
    defaultMessage: 'Dancing',
    description: 'An interest, as it stands on a profile.',
  },
  coffee: {
    id: 'landers.socialnetwork.coffee',
    defaultMessage: 'Coffee',
    description: 'An interest, as it stands on a profile.',
  },
  gardening: {
    id: 'landers.socialnetwork.gardening',
    defaultMessage: 'Gardening',
    description: 'An interest, as it stands on a profile.',
  },
  cycling: {
    id: 'landers.socialnetwork.cycling',
    defaultMessage: 'Cycling',
    description: 'An interest, as it stands on a profile.',
  },
  photography: {
    id: 'landers.socialnetwork.photography',
    defaultMessage: 'Photography',
    description: 'An interest, as it stands on a profile.',
  },
});
