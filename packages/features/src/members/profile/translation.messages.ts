import { defineMessages, type MessageValue, type NoMessageValues } from 'react-intl';

/** Translation of a member's text about themselves. */
export const translationMessages = defineMessages<{
  readonly translate: NoMessageValues;
  readonly original: NoMessageValues;
  readonly working: NoMessageValues;
  readonly preparing: NoMessageValues;
  readonly translated: { readonly language: MessageValue };
  readonly impossible: NoMessageValues;
}>({
  translate: {
    id: 'members.translation.translate',
    defaultMessage: 'Translate',
    description: 'Button under what a member wrote about themselves in another language.',
  },
  original: {
    id: 'members.translation.original',
    defaultMessage: 'Show original',
    description: 'Button under the translation of what a member wrote about themselves.',
  },
  working: {
    id: 'members.translation.working',
    defaultMessage: 'Translating …',
    description: 'Under what a member wrote about themselves, while it is translated.',
  },
  preparing: {
    id: 'members.translation.preparing',
    defaultMessage: 'Your browser is getting ready to translate. The first time takes a little longer.',
    description: 'In the same place, while the browser loads what it needs to translate this language.',
  },
  translated: {
    id: 'members.translation.translated',
    defaultMessage: 'Translated from {language} on your device',
    description:
      'Under the translation of what a member wrote about themselves. language is the name of a language in the reader’s own, as in a sentence.',
  },
  impossible: {
    id: 'members.translation.impossible',
    defaultMessage: 'Your browser can’t translate this text.',
    description: 'In the same place, after pressing Translate.',
  },
});
