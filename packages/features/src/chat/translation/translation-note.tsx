import { LanguagesIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useLanguageNames } from '../../shared/index.ts';
import { messageMenuMessages, translationMessages as messages } from '../reading.messages.ts';
import type { Translation } from '../../shared/translation/translate.ts';

export interface TranslationNoteProps {
  translation: Translation;
  onOriginal: () => void;
}

/** Below a message: the language it was translated from, and a button for the original. */
export function TranslationNote({ translation, onOriginal }: TranslationNoteProps) {
  const intl = useIntl();
  const { languageWord } = useLanguageNames();
  const { state, from } = translation;
  return (
    <output className="flex flex-wrap items-center gap-x-1.5">
      <LanguagesIcon aria-hidden className="size-3.5 shrink-0" />
      {state === 'done'
        ? intl.formatMessage(messages.translated, { language: languageWord(from ?? '') })
        : intl.formatMessage(state === 'preparing' ? messages.preparing : messages.working)}
      {state === 'done' ? (
        <button
          type="button"
          onClick={onOriginal}
          className="min-h-11 rounded-sm px-1 font-semibold text-ink underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          {intl.formatMessage(messageMenuMessages.original)}
        </button>
      ) : null}
    </output>
  );
}
