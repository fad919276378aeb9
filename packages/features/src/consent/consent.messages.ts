import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly allow: NoMessageValues;
  readonly refuse: NoMessageValues;
  readonly more: NoMessageValues;
  readonly undecided: NoMessageValues;
  readonly allowed: { readonly time: MessageValue };
  readonly refused: { readonly time: MessageValue };
}>({
  title: {
    id: 'consent.title',
    defaultMessage: 'May we measure how this site is used?',
    description: 'Question whether visitors may be counted; also heading of that choice on the page about cookies.',
  },
  text: {
    id: 'consent.text',
    defaultMessage:
      'We would count, on a server of our own, how many pages of each kind are opened: no names, no messages, no cookies. Until you allow it nothing is counted, and everything works without it.',
    description: 'Below the question: what would be counted, and that nothing is until the reader allows it.',
  },
  allow: {
    id: 'consent.allow',
    defaultMessage: 'Allow',
    description: 'Button: the reader may be counted. As short as the refusal beside it.',
  },
  refuse: {
    id: 'consent.refuse',
    defaultMessage: 'Don’t allow',
    description: 'Button beside “Allow”: the reader may not be counted.',
  },
  more: {
    id: 'consent.more',
    defaultMessage: 'More about cookies',
    description: 'Link from the question to the page about cookies.',
  },
  undecided: {
    id: 'consent.undecided',
    defaultMessage: 'You haven’t decided yet, so nothing is counted.',
    description: 'On the page about cookies: the reader has answered nothing yet.',
  },
  allowed: {
    id: 'consent.allowed',
    defaultMessage: 'You allowed this on {time}.',
    description: 'On the page about cookies. time: date and time of day of the answer.',
  },
  refused: {
    id: 'consent.refused',
    defaultMessage: 'You said no to this on {time}. Nothing is counted.',
    description: 'On the page about cookies. time: date and time of day of the answer, or of the withdrawal.',
  },
});
