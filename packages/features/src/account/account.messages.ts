import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly view: NoMessageValues;
  readonly aboutTitle: NoMessageValues;
  readonly aboutHint: NoMessageValues;
  readonly counter: { readonly count: number | bigint; readonly max: number | bigint };
  readonly gender: NoMessageValues;
  readonly seeking: NoMessageValues;
  readonly placeTitle: NoMessageValues;
  readonly placeHint: NoMessageValues;
  readonly country: NoMessageValues;
  readonly region: NoMessageValues;
  readonly noRegion: NoMessageValues;
  readonly detailsTitle: NoMessageValues;
  readonly noAnswer: NoMessageValues;
  readonly interestsTitle: NoMessageValues;
  readonly interestsHint: { readonly max: number | bigint };
  readonly save: NoMessageValues;
  readonly saved: NoMessageValues;
  readonly discard: NoMessageValues;
  readonly nothingYet: NoMessageValues;
  readonly devicesTitle: NoMessageValues;
  readonly browser: NoMessageValues;
  readonly app: NoMessageValues;
  readonly embed: NoMessageValues;
  readonly thisDevice: NoMessageValues;
  readonly lastUsed: { readonly time: MessageValue };
  readonly signOut: NoMessageValues;
  readonly signOutAll: NoMessageValues;
  readonly signedOutAll: NoMessageValues;
  readonly safetyTitle: NoMessageValues;
  readonly safetyLink: NoMessageValues;
  readonly moderationLink: NoMessageValues;
  readonly languageTitle: NoMessageValues;
  readonly languageIntro: NoMessageValues;
  readonly languages: NoMessageValues;
}>({
  page: {
    id: 'account.profile.page',
    defaultMessage: 'My profile',
    description: 'Heading of the page with one’s own profile.',
  },
  view: {
    id: 'account.profile.view',
    defaultMessage: 'View as others see it',
    description: 'Link beside the heading “My profile”: opens one’s own profile as other members see it.',
  },
  aboutTitle: {
    id: 'account.profile.aboutTitle',
    defaultMessage: 'About me',
    description: 'Heading of a part of one’s own profile, and label of its text field.',
  },
  aboutHint: {
    id: 'account.profile.aboutHint',
    defaultMessage: 'What makes you laugh? How do you like to spend a Sunday? Leave out your phone number and address.',
    description: 'Below the text field “About me”.',
  },
  counter: {
    id: 'account.profile.counter',
    defaultMessage: '{count, number} of {max, number}',
    description: 'How many characters of the allowed number are written.',
  },
  gender: {
    id: 'account.profile.gender',
    defaultMessage: 'I am',
    description: 'Label above the choices “Man”, “Woman”, “Non-binary”.',
  },
  seeking: {
    id: 'account.profile.seeking',
    defaultMessage: 'I’d like to meet',
    description: 'Label above the choices “Men”, “Women”, “Non-binary people”.',
  },
  placeTitle: {
    id: 'account.profile.placeTitle',
    defaultMessage: 'Where I live',
    description: 'Heading of a part of one’s own profile: country and region.',
  },
  placeHint: {
    id: 'account.profile.placeHint',
    defaultMessage: 'Others see your town or region and a rough distance, never an address.',
    description: 'Below the heading “Where I live”.',
  },
  country: { id: 'account.profile.country', defaultMessage: 'Country', description: 'Label of a choice.' },
  region: {
    id: 'account.profile.region',
    defaultMessage: 'Region',
    description: 'Label of a choice: province, state or county.',
  },
  noRegion: {
    id: 'account.profile.noRegion',
    defaultMessage: 'Prefer not to say',
    description: 'First choice of “Region”: the member does not tell it.',
  },
  detailsTitle: {
    id: 'account.profile.detailsTitle',
    defaultMessage: 'More about me',
    description: 'Heading of a part of one’s own profile: hair colour, body type and so on.',
  },
  noAnswer: {
    id: 'account.profile.noAnswer',
    defaultMessage: 'Prefer not to say',
    description: 'First choice of each attribute: the member does not tell it.',
  },
  interestsTitle: {
    id: 'account.profile.interestsTitle',
    defaultMessage: 'My interests',
    description: 'Heading of a part of one’s own profile.',
  },
  interestsHint: {
    id: 'account.profile.interestsHint',
    defaultMessage: 'Choose up to {max, number}.',
    description: 'Below the interests.',
  },
  save: { id: 'account.profile.save', defaultMessage: 'Save profile', description: 'Button.' },
  saved: {
    id: 'account.profile.saved',
    defaultMessage: 'Your profile has been saved.',
    description: 'Short notice after saving.',
  },
  discard: {
    id: 'account.profile.discard',
    defaultMessage: 'Discard changes',
    description: 'Button beside “Save profile”: everything is again as it was saved last.',
  },
  nothingYet: {
    id: 'account.profile.nothingYet',
    defaultMessage: 'Nothing here yet',
    description: 'Below the name of a closed part of one’s own profile in which nothing was chosen.',
  },
  devicesTitle: {
    id: 'account.devices.title',
    defaultMessage: 'Where you’re logged in',
    description: 'Row that opens the list of devices.',
  },
  browser: {
    id: 'account.devices.browser',
    defaultMessage: 'Browser',
    description: 'One device in the list: the site in a browser.',
  },
  app: {
    id: 'account.devices.app',
    defaultMessage: 'Installed app',
    description: 'One device in the list: the site as an installed app.',
  },
  embed: {
    id: 'account.devices.embed',
    defaultMessage: 'Partner site',
    description: 'One device in the list: the sign-up on a page of a partner.',
  },
  thisDevice: {
    id: 'account.devices.thisDevice',
    defaultMessage: 'This device',
    description: 'Mark on the device the member is using.',
  },
  lastUsed: {
    id: 'account.devices.lastUsed',
    defaultMessage: 'Last used {time}',
    description: 'Below a device. time: “2 minutes ago”, “yesterday” or a date.',
  },
  signOut: {
    id: 'account.devices.signOut',
    defaultMessage: 'Log this device out',
    description: 'Button next to a device.',
  },
  signOutAll: {
    id: 'account.devices.signOutAll',
    defaultMessage: 'Log all other devices out',
    description: 'Button below the list of devices.',
  },
  signedOutAll: {
    id: 'account.devices.signedOutAll',
    defaultMessage: 'All other devices have been logged out.',
    description: 'Short notice after logging out all other devices.',
  },
  safetyTitle: {
    id: 'account.profile.safetyTitle',
    defaultMessage: 'Safety',
    description: 'Link to the page “Safety”.',
  },
  safetyLink: {
    id: 'account.profile.safetyLink',
    defaultMessage: 'Blocked members, my reports and decisions',
    description: 'Below the link “Safety”: what is there.',
  },
  moderationLink: {
    id: 'account.profile.moderationLink',
    defaultMessage: 'Moderation',
    description: 'Link to the pages of the moderators, for staff only.',
  },
  languageTitle: {
    id: 'account.language.title',
    defaultMessage: 'Choose your language',
    description: 'Heading of the language page.',
  },
  languageIntro: {
    id: 'account.language.intro',
    defaultMessage: 'We use this language on the site and in our e-mails.',
    description: 'Below the heading of the language page.',
  },
  languages: {
    id: 'account.language.languages',
    defaultMessage: 'Languages',
    description: 'For screen readers: name of the list of languages.',
  },
});
