import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** Actions on one message. */
export const messageMenuMessages = defineMessages({
  copy: { id: 'chat.message.copy', defaultMessage: 'Copy text', description: 'Menu of a message.' },
  copied: { id: 'chat.message.copied', defaultMessage: 'Copied', description: 'Short note after copying a message.' },
  copyFailed: {
    id: 'chat.message.copyFailed',
    defaultMessage: 'Your browser didn’t let us copy the text.',
    description: 'Short note when copying a message did not work.',
  },
  report: { id: 'chat.message.report', defaultMessage: 'Report this message', description: 'Menu of a message.' },
  translate: { id: 'chat.message.translate', defaultMessage: 'Translate', description: 'Menu of a message.' },
  original: {
    id: 'chat.message.original',
    defaultMessage: 'Show original',
    description: 'Menu of a translated message, and button under it.',
  },
});

/** Translations made on the device. */
export const translationMessages = defineMessages<{
  readonly translated: { readonly language: MessageValue };
  readonly working: NoMessageValues;
  readonly preparing: NoMessageValues;
  readonly same: NoMessageValues;
  readonly sameTheirs: { readonly language: MessageValue };
  readonly impossible: NoMessageValues;
  readonly write: { readonly language: MessageValue };
  readonly written: { readonly language: MessageValue };
  readonly back: NoMessageValues;
}>({
  translated: {
    id: 'chat.translation.translated',
    defaultMessage: 'Translated from {language} on your device',
    description:
      'Under a translated message. language is the name of a language in the reader’s own, as in a sentence.',
  },
  working: {
    id: 'chat.translation.working',
    defaultMessage: 'Translating …',
    description: 'Under a message while it is translated.',
  },
  preparing: {
    id: 'chat.translation.preparing',
    defaultMessage: 'Your browser is getting ready to translate. The first time takes a little longer.',
    description: 'Under a message while the browser loads what it needs to translate this language.',
  },
  same: {
    id: 'chat.translation.same',
    defaultMessage: 'This is already in your language.',
    description: 'Short note after pressing Translate.',
  },
  sameTheirs: {
    id: 'chat.translation.sameTheirs',
    defaultMessage: 'This is already in {language}.',
    description:
      'Short note after asking for a translation of what the member typed. language is the name of a language.',
  },
  impossible: {
    id: 'chat.translation.impossible',
    defaultMessage: 'Your browser can’t translate this message.',
    description: 'Short note after pressing Translate.',
  },
  write: {
    id: 'chat.translation.write',
    defaultMessage: 'Translate what I wrote into {language}',
    description:
      'Button at the composer: replaces the typed text by its translation into the language of the other member. language is the name of a language.',
  },
  written: {
    id: 'chat.translation.written',
    defaultMessage: 'Translated into {language} on your device. Read it before you send it.',
    description: 'Above the composer, after the typed text was replaced by its translation.',
  },
  back: {
    id: 'chat.translation.back',
    defaultMessage: 'Back to my text',
    description: 'Button beside that: puts back what the member had typed.',
  },
});

/** Asks before a link of a message opens. */
export const linkMessages = defineMessages<{
  readonly title: { readonly host: MessageValue };
  readonly text: NoMessageValues;
  readonly open: NoMessageValues;
}>({
  title: {
    id: 'chat.link.title',
    defaultMessage: 'Open {host}?',
    description: 'Question before a web address from a message opens. host is a name such as example.org.',
  },
  text: {
    id: 'chat.link.text',
    defaultMessage:
      'This link leads to another site, which we don’t know. Never enter your password or bank details there, whoever asks you to.',
    description: 'Under that question.',
  },
  open: { id: 'chat.link.open', defaultMessage: 'Open link', description: 'Button that opens the other site.' },
});
