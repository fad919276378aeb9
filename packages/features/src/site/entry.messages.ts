import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const entryMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: { readonly minAge: number | bigint; readonly site: MessageValue };
  readonly enter: { readonly minAge: number | bigint };
  readonly leave: NoMessageValues;
}>({
  title: {
    id: 'site.entry.title',
    defaultMessage: 'For adults only',
    description: 'Heading of the warning before the first look at the site.',
  },
  text: {
    id: 'site.entry.text',
    defaultMessage:
      '{site} is a dating site for people aged {minAge, number} and over. Some pages may contain adult content.',
    description: 'Warning before the first look at the site.',
  },
  enter: {
    id: 'site.entry.enter',
    defaultMessage: 'I am {minAge, number} or older: enter',
    description: 'Button that closes the warning.',
  },
  leave: { id: 'site.entry.leave', defaultMessage: 'Leave this site', description: 'Link below the button.' },
});
