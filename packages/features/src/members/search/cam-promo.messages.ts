import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** The advertisement for cam profiles. */
export const camPromoMessages = defineMessages<{
  readonly mark: NoMessageValues;
  readonly title: NoMessageValues;
  readonly text: { readonly site: MessageValue };
  readonly visit: { readonly host: MessageValue };
}>({
  mark: {
    id: 'members.camPromo.mark',
    defaultMessage: 'Advertisement',
    description: 'Above the box: it is paid for.',
  },
  title: {
    id: 'members.camPromo.title',
    defaultMessage: 'Live cams on a partner site',
    description: 'Heading of an advertisement below the search.',
  },
  text: {
    id: 'members.camPromo.text',
    defaultMessage: 'The people there aren’t members of {site}. The partner site has its own prices and terms.',
    description: 'In that advertisement; site is the name of our site.',
  },
  visit: {
    id: 'members.camPromo.visit',
    defaultMessage: 'Go to {host}',
    description: 'Button of that advertisement; host is the address of the other site, such as cams.example.',
  },
});
