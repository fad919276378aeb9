import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const tinderswipeMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly deck: NoMessageValues;
  readonly like: { readonly name: MessageValue };
  readonly pass: { readonly name: MessageValue };
  readonly undo: NoMessageValues;
  readonly liked: { readonly name: MessageValue };
  readonly likedNext: { readonly age: number | bigint; readonly name: MessageValue; readonly next: MessageValue };
  readonly passed: { readonly name: MessageValue };
  readonly passedNext: { readonly age: number | bigint; readonly name: MessageValue; readonly next: MessageValue };
  readonly back: { readonly name: MessageValue };
  readonly doneTitle: { readonly count: number | bigint };
  readonly doneText: NoMessageValues;
  readonly noneTitle: NoMessageValues;
  readonly noneText: NoMessageValues;
  readonly write: { readonly name: MessageValue };
}>({
  title: {
    id: 'landers.tinderswipe.title',
    defaultMessage: 'Who catches your eye?',
    description: 'Large heading above a deck of members’ photos to swipe.',
  },
  text: {
    id: 'landers.tinderswipe.text',
    defaultMessage: 'Swipe right to like, left to pass. Nothing is saved, and nobody is told.',
    description: 'Below the heading: how it works. Answers stay in the page.',
  },
  deck: {
    id: 'landers.tinderswipe.deck',
    defaultMessage: 'People to meet',
    description: 'For screen readers: name of the deck of cards.',
  },
  like: {
    id: 'landers.tinderswipe.like',
    defaultMessage: 'Like {name}',
    description: 'Button. name: first name of a member.',
  },
  pass: {
    id: 'landers.tinderswipe.pass',
    defaultMessage: 'Pass on {name}',
    description: 'Button. name: first name of a member.',
  },
  undo: {
    id: 'landers.tinderswipe.undo',
    defaultMessage: 'Back to the previous person',
    description: 'Button: puts the last card back.',
  },
  liked: {
    id: 'landers.tinderswipe.liked',
    defaultMessage: 'You liked {name}.',
    description: 'Spoken after the last card was liked.',
  },
  likedNext: {
    id: 'landers.tinderswipe.likedNext',
    defaultMessage: 'You liked {name}. Next is {next}, {age, number}.',
    description: 'Spoken after a like. next: name of the member whose card is on top now.',
  },
  passed: {
    id: 'landers.tinderswipe.passed',
    defaultMessage: 'You passed on {name}.',
    description: 'Spoken after the last card was passed.',
  },
  passedNext: {
    id: 'landers.tinderswipe.passedNext',
    defaultMessage: 'You passed on {name}. Next is {next}, {age, number}.',
    description: 'Spoken after a pass.',
  },
  back: {
    id: 'landers.tinderswipe.back',
    defaultMessage: '{name} is back.',
    description: 'Spoken when the last card was put back on top.',
  },
  doneTitle: {
    id: 'landers.tinderswipe.doneTitle',
    defaultMessage: '{count, plural, one {You liked # person} other {You liked # people}}',
    description: 'Heading after the last card. count: 1 or more.',
  },
  doneText: {
    id: 'landers.tinderswipe.doneText',
    defaultMessage: 'Write to one of them, or see who else is here.',
    description: 'Below “You liked 3 people”, above links to write to each, and a question.',
  },
  noneTitle: {
    id: 'landers.tinderswipe.noneTitle',
    defaultMessage: 'Nobody yet? There are more',
    description: 'Heading after the last card where none was liked.',
  },
  noneText: {
    id: 'landers.tinderswipe.noneText',
    defaultMessage: 'Tell us who you’d like to meet.',
    description: 'Below “Nobody yet? There are more”, above a question.',
  },
  write: {
    id: 'landers.tinderswipe.write',
    defaultMessage: 'Write to {name}',
    description: 'Link to the sign-up with that member in view.',
  },
});
