import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const landing2Messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly about: { readonly name: MessageValue };
  readonly text: NoMessageValues;
}>({
  title: {
    id: 'landers.landing2.title',
    defaultMessage: 'A postcard',
    description: 'Title of the page, which shows a member’s own text on a drawn postcard.',
  },
  about: {
    id: 'landers.landing2.about',
    defaultMessage: '{name} in a few words',
    description: 'Large heading above the postcard. name: first name.',
  },
  text: {
    id: 'landers.landing2.text',
    defaultMessage: 'Write a reply: signing up is free.',
    description: 'Below the heading.',
  },
});
