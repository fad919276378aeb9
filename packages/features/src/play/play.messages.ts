import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly deck: NoMessageValues;
  readonly like: { readonly name: MessageValue };
  readonly pass: { readonly name: MessageValue };
  readonly undo: NoMessageValues;
  readonly liked: { readonly name: MessageValue };
  readonly likedNext: { readonly age: number | bigint; readonly name: MessageValue; readonly next: MessageValue };
  readonly passed: { readonly name: MessageValue };
  readonly passedNext: { readonly age: number | bigint; readonly name: MessageValue; readonly next: MessageValue };
  readonly back: { readonly name: MessageValue };
  readonly left: { readonly count: number | bigint };
  readonly perDay: { readonly count: number | bigint };
  readonly keys: NoMessageValues;
  readonly limitTitle: NoMessageValues;
  readonly limitUntil: { readonly when: MessageValue };
  readonly likedToday: NoMessageValues;
  readonly toLikes: NoMessageValues;
  readonly emptyTitle: NoMessageValues;
  readonly emptyText: NoMessageValues;
  readonly toSearch: NoMessageValues;
  readonly bothLike: NoMessageValues;
  readonly previousPhoto: { readonly name: MessageValue };
  readonly nextPhoto: { readonly name: MessageValue };
  readonly photoPosition: { readonly number: number | bigint; readonly total: number | bigint };
  readonly about: { readonly name: MessageValue };
  readonly interests: NoMessageValues;
  readonly sharedInterest: NoMessageValues;
  readonly toProfile: { readonly name: MessageValue };
}>({
  page: { id: 'play.swipe.page', defaultMessage: 'Swipe game', description: 'Heading of the page /swipe-game.' },
  intro: {
    id: 'play.swipe.intro',
    defaultMessage: 'One person at a time. Like or pass, and see if it’s mutual.',
    description: 'Below the heading “Swipe game”.',
  },
  deck: { id: 'play.swipe.deck', defaultMessage: 'People to meet', description: 'Name of the stack of cards.' },
  like: { id: 'play.swipe.like', defaultMessage: 'Like {name}', description: 'Button: likes the person on top.' },
  pass: {
    id: 'play.swipe.pass',
    defaultMessage: 'Pass on {name}',
    description: 'Button: does not like the person on top, goes on to the next.',
  },
  undo: {
    id: 'play.swipe.undo',
    defaultMessage: 'Back to the previous person',
    description: 'Button: takes the last like or pass back.',
  },
  liked: {
    id: 'play.swipe.liked',
    defaultMessage: 'You liked {name}.',
    description: 'Spoken by a screen reader after a like; nobody follows.',
  },
  likedNext: {
    id: 'play.swipe.likedNext',
    defaultMessage: 'You liked {name}. Next is {next}, {age, number}.',
    description: 'Spoken by a screen reader after a like. {next} is the name of the next person, with the age.',
  },
  passed: {
    id: 'play.swipe.passed',
    defaultMessage: 'You passed on {name}.',
    description: 'Spoken by a screen reader after a pass; nobody follows.',
  },
  passedNext: {
    id: 'play.swipe.passedNext',
    defaultMessage: 'You passed on {name}. Next is {next}, {age, number}.',
    description: 'Spoken by a screen reader after a pass. {next} is the name of the next person, with the age.',
  },
  back: {
    id: 'play.swipe.back',
    defaultMessage: '{name} is back.',
    description: 'Spoken by a screen reader after the last choice was taken back.',
  },
  left: {
    id: 'play.swipe.left',
    defaultMessage: '{count, plural, one {# like left today} other {# likes left today}}',
    description: 'Below the cards.',
  },
  perDay: {
    id: 'play.swipe.perDay',
    defaultMessage: '{count, plural, one {# like} other {# likes}} a day. Pass as often as you like.',
    description: 'Below the cards before the first like of a day, in small letters. One short line on a phone.',
  },
  keys: {
    id: 'play.swipe.keys',
    defaultMessage: 'Keys: → like, ← pass, ⌫ back',
    description: 'Below the cards on devices with a keyboard.',
  },
  limitTitle: {
    id: 'play.swipe.limitTitle',
    defaultMessage: 'You’ve used all your likes for today',
    description: 'Over the cards when the likes of the day are used up.',
  },
  limitUntil: {
    id: 'play.swipe.limitUntil',
    defaultMessage: 'You’ll get new ones {when}.',
    description: 'Below that title. New ones are new likes to give; {when} is “in 3 hours” or “in 25 minutes”.',
  },
  likedToday: {
    id: 'play.swipe.likedToday',
    defaultMessage: 'The people you liked today',
    description: 'Over the pictures and names of those, when the likes of the day are used up.',
  },
  toLikes: {
    id: 'play.swipe.toLikes',
    defaultMessage: 'See your likes',
    description: 'Link to the page with likes, when the likes of the day are used up.',
  },
  emptyTitle: {
    id: 'play.swipe.emptyTitle',
    defaultMessage: 'That’s everyone for now',
    description: 'In place of the cards when there are no more people.',
  },
  emptyText: {
    id: 'play.swipe.emptyText',
    defaultMessage: 'New members join every day. In the meantime, have a look around the search.',
    description: 'Below “That’s everyone for now”.',
  },
  toSearch: { id: 'play.swipe.toSearch', defaultMessage: 'Go to search', description: 'Link to the search.' },
  bothLike: {
    id: 'play.swipe.bothLike',
    defaultMessage: 'You both like',
    description: 'For screen readers, before interests the reader and the person have in common.',
  },
  previousPhoto: {
    id: 'play.swipe.previousPhoto',
    defaultMessage: 'Previous photo of {name}',
    description: 'The left side of the picture of the person on top, as a button.',
  },
  nextPhoto: {
    id: 'play.swipe.nextPhoto',
    defaultMessage: 'Next photo of {name}',
    description: 'The right side of the picture of the person on top, as a button.',
  },
  photoPosition: {
    id: 'play.swipe.photoPosition',
    defaultMessage: 'Photo {number, number} of {total, number}',
    description: 'Spoken by a screen reader when another photo of the person on top shows.',
  },
  about: {
    id: 'play.swipe.about',
    defaultMessage: 'About {name}',
    description: 'Heading beside or below the cards, over what the person on top wrote.',
  },
  interests: {
    id: 'play.swipe.interests',
    defaultMessage: 'Interests',
    description: 'For screen readers, before the interests of the person on top.',
  },
  sharedInterest: {
    id: 'play.swipe.sharedInterest',
    defaultMessage: 'you like this too',
    description: 'Spoken after an interest that the reader has as well.',
  },
  toProfile: {
    id: 'play.swipe.toProfile',
    defaultMessage: 'View {name}’s profile',
    description: 'Link to the profile of the person on top.',
  },
});
