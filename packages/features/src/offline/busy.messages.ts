import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const busyMessages = defineMessages<{
  readonly title: { readonly name: MessageValue };
  readonly text: NoMessageValues;
  readonly tooManyTitle: NoMessageValues;
  readonly tooManyText: NoMessageValues;
  readonly home: NoMessageValues;
}>({
  title: {
    id: 'offline.busy.title',
    defaultMessage: '{name} needs a moment',
    description: 'Title of the page that stands in for one that the server cannot make right now. name is the site.',
  },
  text: {
    id: 'offline.busy.text',
    defaultMessage:
      'We can’t load this page right now, and that’s our fault. Nothing you’ve saved or sent is lost. Try again in a few seconds.',
    description: 'Under that title.',
  },
  tooManyTitle: {
    id: 'offline.busy.tooManyTitle',
    defaultMessage: 'That was a lot at once',
    description: 'Title of the page that stands in where too many pages were asked for in a short time.',
  },
  tooManyText: {
    id: 'offline.busy.tooManyText',
    defaultMessage:
      'More pages were opened from your connection than we can load at once. On some networks, many people share one connection. Wait a few seconds, then try again.',
    description: 'Under that title. The reader may have done nothing: behind a mobile network there are many people.',
  },
  home: {
    id: 'offline.busy.home',
    defaultMessage: 'Go to the home page',
    description: 'Link under either text, below the button “Try again”.',
  },
});
