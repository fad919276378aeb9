import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const todayMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly interest: { readonly interest: MessageValue };
  readonly town: { readonly place: MessageValue };
  readonly region: { readonly region: MessageValue };
  readonly isNew: NoMessageValues;
  readonly like: { readonly name: MessageValue };
  readonly unlike: { readonly name: MessageValue };
  readonly none: NoMessageValues;
  readonly addInterests: NoMessageValues;
  readonly failed: NoMessageValues;
}>({
  title: {
    id: 'likes.today.row.title',
    defaultMessage: 'For you today',
    description: 'Over up to three members who are chosen for the reader’s day.',
  },
  interest: {
    id: 'likes.today.reason.interest',
    defaultMessage: 'In common: {interest}',
    description: 'On a member’s photo, why: an interest that stands on both profiles. May be of a fictional profile.',
  },
  town: {
    id: 'likes.today.reason.town',
    defaultMessage: 'Also in {place}',
    description: 'On a member’s photo, why: the same town as the reader’s.',
  },
  region: {
    id: 'likes.today.reason.region',
    defaultMessage: 'Same region: {region}',
    description: 'On a member’s photo, why: the same region as the reader’s.',
  },
  isNew: {
    id: 'likes.today.reason.new',
    defaultMessage: 'New here',
    description: 'On a member’s photo, why: signed up a few days ago.',
  },
  like: {
    id: 'likes.today.card.like',
    defaultMessage: 'Like {name}',
    description: 'For screen readers: heart on the photo of a member.',
  },
  unlike: {
    id: 'likes.today.card.unlike',
    defaultMessage: 'Unlike {name}',
    description: 'For screen readers: heart on the photo of a member whom the reader likes.',
  },
  none: {
    id: 'likes.today.row.none',
    defaultMessage:
      'Nobody new today. The more interests your profile names, the more people have something in common with you.',
    description: 'In place of the members. A link to the own profile follows.',
  },
  addInterests: {
    id: 'likes.today.row.addInterests',
    defaultMessage: 'Add interests',
    description: 'Link to the own profile.',
  },
  failed: {
    id: 'likes.today.row.failed',
    defaultMessage: 'We couldn’t load today’s suggestions.',
    description: 'In place of the members. A button that tries again follows.',
  },
});
