import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const languageMessages = defineMessages<{
  readonly spoken: NoMessageValues;
  readonly add: NoMessageValues;
  readonly open: NoMessageValues;
  readonly remove: { readonly language: MessageValue };
  readonly none: NoMessageValues;
  readonly count: { readonly count: number | bigint };
}>({
  spoken: {
    id: 'shared.languages.spoken',
    defaultMessage: 'Languages spoken',
    description: 'Label of the languages a member speaks: of a fact on a profile, of a field, of a filter.',
  },
  add: {
    id: 'shared.languages.add',
    defaultMessage: 'Add a language',
    description: 'Label of the field in which a language is written and chosen from a list.',
  },
  open: {
    id: 'shared.languages.open',
    defaultMessage: 'Show all languages',
    description: 'For screen readers: button that opens that list.',
  },
  remove: {
    id: 'shared.languages.remove',
    defaultMessage: 'Remove {language}',
    description: 'For screen readers: button on a chosen language.',
  },
  none: {
    id: 'shared.languages.none',
    defaultMessage: 'That language isn’t on our list',
    description: 'Instead of the list, when nothing fits what was written.',
  },
  count: {
    id: 'shared.languages.count',
    defaultMessage: '{count, plural, one {# language} other {# languages}}',
    description: 'For screen readers: how many languages fit what was written.',
  },
});
