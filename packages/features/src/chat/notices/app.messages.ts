import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** Lines above a page about installing the site as an app. */
export const appMessages = defineMessages<{
  readonly installTitle: { readonly site: MessageValue };
  readonly installText: NoMessageValues;
  readonly installOn: NoMessageValues;
  readonly installHow: NoMessageValues;
  readonly offlineTitle: NoMessageValues;
  readonly offlineText: NoMessageValues;
}>({
  installTitle: {
    id: 'chat.app.installTitle',
    defaultMessage: '{site} as an app',
    description:
      'A line above the page, with the button “Install” beside it. At most 28 characters with a short name. site: the name of the site.',
  },
  installText: {
    id: 'chat.app.installText',
    defaultMessage: 'It opens like any other app, even without a connection.',
    description: 'After that line on wide screens.',
  },
  installOn: {
    id: 'chat.app.installOn',
    defaultMessage: 'Install',
    description: 'Button beside that line; then the browser asks. At most 18 characters.',
  },
  installHow: {
    id: 'chat.app.installHow',
    defaultMessage: 'See how',
    description: 'Link beside that line on an iPhone, where the reader installs by hand. At most 18 characters.',
  },
  offlineTitle: {
    id: 'chat.app.offlineTitle',
    defaultMessage: 'You’re offline',
    description: 'A line above the list of conversations while there is no connection. At most 28 characters.',
  },
  offlineText: {
    id: 'chat.app.offlineText',
    defaultMessage: 'Your latest conversations are here.',
    description:
      'After that line, also on a phone: they are kept on this device and can be read. At most 40 characters.',
  },
});
