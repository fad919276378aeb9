import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const landing3Messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly guess: { readonly name: MessageValue };
  readonly right: { readonly interest: MessageValue };
  readonly wrong: { readonly interest: MessageValue };
  readonly rest: NoMessageValues;
}>({
  title: {
    id: 'landers.landing3.title',
    defaultMessage: 'Have a guess',
    description: 'Title of the page: a small game of guessing one interest of a member.',
  },
  guess: {
    id: 'landers.landing3.guess',
    defaultMessage: 'What does {name} like?',
    description: 'Large heading above three buttons, one interest each. name: first name.',
  },
  right: {
    id: 'landers.landing3.right',
    defaultMessage: 'Right: {interest}.',
    description: 'After a right guess. interest: “Cooking”.',
  },
  wrong: {
    id: 'landers.landing3.wrong',
    defaultMessage: 'Not quite: {interest}.',
    description: 'After a wrong guess. interest: the one it is.',
  },
  rest: {
    id: 'landers.landing3.rest',
    defaultMessage: 'Sign up and find out the rest.',
    description: 'Below the answer, above a question that leads into the sign-up.',
  },
});
