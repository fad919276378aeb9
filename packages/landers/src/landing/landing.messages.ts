import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const landingMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly to: { readonly name: MessageValue };
}>({
  title: {
    id: 'landers.landing.title',
    defaultMessage: 'Say hello',
    description: 'Large heading where the member cannot be shown, and title of the page.',
  },
  text: {
    id: 'landers.landing.text',
    defaultMessage: 'Signing up is free. After that, you write the first words.',
    description: 'Below the heading, above a question that leads into the sign-up.',
  },
  to: {
    id: 'landers.landing.to',
    defaultMessage: 'Say hello to {name}',
    description: 'Large heading beside the portrait of a member. name: first name.',
  },
});
