import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Search in the viewer's own conversations. */
export const searchMessages = defineMessages<{
  readonly label: NoMessageValues;
  readonly clear: NoMessageValues;
  readonly none: { readonly words: MessageValue };
  readonly found: { readonly count: number | bigint };
  readonly more: NoMessageValues;
}>({
  label: {
    id: 'chat.search.label',
    defaultMessage: 'Search your conversations',
    description: 'Name and placeholder of the field over the list of conversations.',
  },
  clear: { id: 'chat.search.clear', defaultMessage: 'Clear search', description: 'Button in that field.' },
  none: {
    id: 'chat.search.none',
    defaultMessage: 'Nothing found for “{words}”',
    description: 'Instead of results. words is what the member searched for.',
  },
  found: {
    id: 'chat.search.found',
    defaultMessage: '{count, plural, one {# message found} other {# messages found}}',
    description: 'Over the results of a search. More may be loaded.',
  },
  more: { id: 'chat.search.more', defaultMessage: 'Show older ones', description: 'Button under the results.' },
});
