import { defineMessages } from '@formatjs/intl';
import type { MessageValue } from '@formatjs/intl';

export const orderMessages = defineMessages<{
  readonly description: { readonly credits: number | bigint; readonly site: MessageValue };
}>({
  description: {
    id: 'order.description',
    defaultMessage: '{site}: {credits, plural, one {# credit} other {# credits}}',
    description:
      'What was bought, on the page of the payment provider and on the buyer’s bank statement; site is the name of the site.',
  },
});
