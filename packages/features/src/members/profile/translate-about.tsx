import { Button } from '@heartline/ui/controls/button';
import { LanguagesIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useLanguageNames } from '../../shared/index.ts';
import { translate, type Translation } from '../../shared/translation/translate.ts';
import { useForeignLanguage } from '../../shared/translation/use-foreign-language.ts';
import { translationMessages as messages } from './translation.messages.ts';

export interface TranslateAboutProps {
  about: string;
  /** The text in the viewer's language; undefined: shows the original again. */
  onTranslated: (text: string | undefined) => void;
}

type State = Translation | { state: 'foreign' | 'impossible' };

/** Below a member's text: nothing if it is in the viewer's language, else a button that translates it on this device. */
export function TranslateAbout({ about, onTranslated }: TranslateAboutProps) {
  const intl = useIntl();
  const { languageWord } = useLanguageNames();
  const language = useForeignLanguage(about);
  const [shown, setShown] = useState<State>({ state: 'foreign' });
  if (language === undefined) return null;
  const begin = async () => {
    setShown({ state: 'working' });
    try {
      const done = await translate(about, intl.locale, () => setShown({ state: 'preparing' }), language);
      setShown({ state: 'done', ...done });
      onTranslated(done.text);
    } catch {
      setShown({ state: 'impossible' });
    }
  };
  const back = () => {
    setShown({ state: 'foreign' });
    onTranslated(undefined);
  };
  const { state } = shown;
  return (
    <div className="-mt-1 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      <output>
        {state === 'foreign'
          ? null
          : state === 'done'
            ? intl.formatMessage(messages.translated, { language: languageWord(shown.from ?? '') })
            : intl.formatMessage(messages[state])}
      </output>
      {state === 'foreign' ? (
        <Button variant="ghost" size="sm" onClick={() => void begin()}>
          <LanguagesIcon aria-hidden />
          {intl.formatMessage(messages.translate)}
        </Button>
      ) : state === 'done' ? (
        <Button variant="ghost" size="sm" onClick={back}>
          {intl.formatMessage(messages.original)}
        </Button>
      ) : null}
    </div>
  );
}
