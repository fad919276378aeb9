import { defineMessages } from '@formatjs/intl';
import type { MessageValue, NoMessageValues } from '@formatjs/intl';

/** The pages in the export of a member's data, which open without our site. */
export const exportMessages = defineMessages<{
  readonly title: { readonly site: MessageValue };
  readonly made: { readonly date: MessageValue };
  readonly intro: NoMessageValues;
  readonly account: NoMessageValues;
  readonly name: NoMessageValues;
  readonly email: NoMessageValues;
  readonly birthDate: NoMessageValues;
  readonly country: NoMessageValues;
  readonly signedUp: NoMessageValues;
  readonly about: NoMessageValues;
  readonly photos: NoMessageValues;
  readonly photo: { readonly number: MessageValue };
  readonly conversations: NoMessageValues;
  readonly someone: NoMessageValues;
  readonly you: NoMessageValues;
  readonly sentPhoto: NoMessageValues;
  readonly icebreaker: NoMessageValues;
  readonly gift: NoMessageValues;
  readonly back: NoMessageValues;
  readonly likes: NoMessageValues;
  readonly visits: NoMessageValues;
  readonly blocks: NoMessageValues;
  readonly purchases: NoMessageValues;
  readonly credits: { readonly count: number | bigint };
  readonly notices: NoMessageValues;
  readonly complaints: NoMessageValues;
  readonly reports: NoMessageValues;
  readonly yourPhoto: NoMessageValues;
  readonly theirPhoto: { readonly name: MessageValue };
  readonly yourProfile: NoMessageValues;
  readonly theirProfile: { readonly name: MessageValue };
  readonly nothing: NoMessageValues;
}>({
  title: {
    id: 'export.file.title',
    defaultMessage: 'Your data at {site}',
    description: 'Heading of a page that a member has saved to their computer, with a copy of their data.',
  },
  made: {
    id: 'export.file.made',
    defaultMessage: 'As of {date}',
    description: 'Below the heading: when the copy was made. date is a finished date with its time.',
  },
  intro: {
    id: 'export.file.intro',
    defaultMessage:
      'Keep this folder somewhere safe: it holds your conversations and photos. The file data.json contains the same and more, such as your devices and settings, in a format for computers.',
    description: 'First words of the saved page. data.json is the name of a file beside it and stays as it is.',
  },
  account: {
    id: 'export.file.account',
    defaultMessage: 'Your account',
    description: 'Heading of a part of the saved page.',
  },
  name: {
    id: 'export.file.name',
    defaultMessage: 'Username',
    description: 'Before the name of the member.',
  },
  email: {
    id: 'export.file.email',
    defaultMessage: 'E-mail address',
    description: 'Before the address of the member.',
  },
  birthDate: {
    id: 'export.file.birthDate',
    defaultMessage: 'Date of birth',
    description: 'Before the date.',
  },
  country: {
    id: 'export.file.country',
    defaultMessage: 'Country',
    description: 'Before the name of the country the member lives in.',
  },
  signedUp: {
    id: 'export.file.signedUp',
    defaultMessage: 'Signed up',
    description: 'Before the date on which the account was opened.',
  },
  about: {
    id: 'export.file.about',
    defaultMessage: 'About me',
    description: 'Before what the member wrote in the profile.',
  },
  photos: {
    id: 'export.file.photos',
    defaultMessage: 'Your photos',
    description: 'Heading of a part of the saved page.',
  },
  photo: {
    id: 'export.file.photo',
    defaultMessage: 'Photo {number}',
    description: 'Says which photo of the member’s a picture is, for who cannot see it.',
  },
  conversations: {
    id: 'export.file.conversations',
    defaultMessage: 'Your conversations',
    description: 'Heading of a part of the saved page: a list of links.',
  },
  someone: {
    id: 'export.file.someone',
    defaultMessage: 'Someone who isn’t here any more',
    description: 'In the place of a name that the member cannot see any more.',
  },
  you: {
    id: 'export.file.you',
    defaultMessage: 'You',
    description: 'Above a message that the reader has written, in the place of a name.',
  },
  sentPhoto: {
    id: 'export.file.sentPhoto',
    defaultMessage: 'Photo',
    description: 'In a conversation, in the place of a photo.',
  },
  icebreaker: {
    id: 'export.file.icebreaker',
    defaultMessage: 'Icebreaker',
    description: 'In a conversation, in the place of a ready first line.',
  },
  gift: {
    id: 'export.file.gift',
    defaultMessage: 'Gift',
    description: 'In a conversation, in the place of a gift.',
  },
  back: {
    id: 'export.file.back',
    defaultMessage: 'All conversations',
    description: 'Link from one conversation to the list of them.',
  },
  likes: {
    id: 'export.file.likes',
    defaultMessage: 'Members you like',
    description: 'Heading of a part of the saved page: a list of names.',
  },
  visits: {
    id: 'export.file.visits',
    defaultMessage: 'Profiles you’ve visited',
    description: 'Heading of a part of the saved page: a list of names.',
  },
  blocks: {
    id: 'export.file.blocks',
    defaultMessage: 'Members you’ve blocked',
    description: 'Heading of a part of the saved page: a list of names.',
  },
  purchases: {
    id: 'export.file.purchases',
    defaultMessage: 'Your purchases',
    description: 'Heading of a part of the saved page.',
  },
  credits: {
    id: 'export.file.credits',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}',
    description: 'A number of credits, in a list of purchases.',
  },
  notices: {
    id: 'export.file.notices',
    defaultMessage: 'Decisions about your account',
    description: 'Heading of a part of the saved page: statements of reasons of the moderators.',
  },
  complaints: {
    id: 'export.file.complaints',
    defaultMessage: 'Your complaints to us',
    description: 'Heading in the copy of the data: what the member complained of to the site.',
  },
  reports: {
    id: 'export.file.reports',
    defaultMessage: 'Reports you’ve made',
    description: 'Heading of a part of the saved page: what the member has told the moderators about others.',
  },
  yourPhoto: {
    id: 'export.file.yourPhoto',
    defaultMessage: 'Your photo',
    description: 'Above a message of the other member that is about a photo of the reader.',
  },
  theirPhoto: {
    id: 'export.file.theirPhoto',
    defaultMessage: 'Photo of {name}',
    description: 'Above the reader’s own message about a photo of the other member.',
  },
  yourProfile: {
    id: 'export.file.yourProfile',
    defaultMessage: 'From your profile',
    description: 'Above a message of the other member that is about something in the reader’s profile.',
  },
  theirProfile: {
    id: 'export.file.theirProfile',
    defaultMessage: 'Profile of {name}',
    description: 'Above the reader’s own message about something in the other member’s profile.',
  },
  nothing: {
    id: 'export.file.nothing',
    defaultMessage: 'Nothing here',
    description: 'In the place of an empty list.',
  },
});
