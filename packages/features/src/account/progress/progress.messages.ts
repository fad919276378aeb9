import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

export const progressMessages = defineMessages<{
  readonly done: { readonly all: number | bigint; readonly done: number | bigint };
  readonly photo: NoMessageValues;
  readonly photoReason: NoMessageValues;
  readonly about: NoMessageValues;
  readonly aboutReason: NoMessageValues;
  readonly interests: NoMessageValues;
  readonly interestsReason: NoMessageValues;
  readonly region: NoMessageValues;
  readonly regionReason: NoMessageValues;
  readonly details: NoMessageValues;
  readonly detailsReason: NoMessageValues;
}>({
  done: {
    id: 'account.progress.done',
    defaultMessage: '{done, number} of {all, number} filled in',
    description: 'How many parts of the profile are filled in, beside the part that comes next. Short.',
  },
  photo: {
    id: 'account.progress.photo',
    defaultMessage: 'Add a photo',
    description: 'Link to the photos on the same page: the part of the profile that is missing.',
  },
  photoReason: {
    id: 'account.progress.photoReason',
    defaultMessage: 'In the search, members see people with a photo first.',
    description: 'Below “Add a photo”: why it helps.',
  },
  about: {
    id: 'account.progress.about',
    defaultMessage: 'Write something about yourself',
    description: 'Link to the field “About me” on the same page: the part of the profile that is missing.',
  },
  aboutReason: {
    id: 'account.progress.aboutReason',
    defaultMessage: 'It gives others something to write to you about.',
    description: 'Below “Write something about yourself”: why it helps.',
  },
  interests: {
    id: 'account.progress.interests',
    defaultMessage: 'Choose three interests',
    description: 'Link to the interests on the same page: the part of the profile that is missing.',
  },
  interestsReason: {
    id: 'account.progress.interestsReason',
    defaultMessage: 'Others see straight away what you have in common.',
    description: 'Below “Choose three interests”: why it helps.',
  },
  region: {
    id: 'account.progress.region',
    defaultMessage: 'Choose your region',
    description: 'Link to the field “Region” on the same page: the part of the profile that is missing.',
  },
  regionReason: {
    id: 'account.progress.regionReason',
    defaultMessage: 'People searching nearby can find you.',
    description: 'Below “Choose your region”: why it helps.',
  },
  details: {
    id: 'account.progress.details',
    defaultMessage: 'Tell others a little more',
    description:
      'Link to “More about me” (height, hair, smoking and so on) on the same page: the part of the profile that is missing.',
  },
  detailsReason: {
    id: 'account.progress.detailsReason',
    defaultMessage: 'In the match finder, people can say what they’re looking for.',
    description: 'Below “Tell others a little more”: why it helps.',
  },
});
