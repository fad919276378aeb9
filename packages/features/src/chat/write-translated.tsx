import { useToast } from '@heartline/ui/feedback/toast';
import { IconButton } from '@heartline/ui/controls/icon-button';
import { LanguagesIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { useLanguageWord } from './language-word.ts';
import { translationMessages as messages } from './reading.messages.ts';
import { detectLanguage, isWorthTranslating, problemOf, translate } from './translate.ts';

export interface WriteTranslatedProps {
  /** What stands in the composer. */
  draft: string;
  onDraftChange: (text: string) => void;
  /** What the other member wrote last: tells their language. */
  theirText: string;
}

interface Written {
  original: string;
  translated: string;
}

/** A button of the composer: puts what was typed into the language of the other member, and back. Nothing where that is not possible. */
export function WriteTranslated({ draft, onDraftChange, theirText }: WriteTranslatedProps) {
  const intl = useIntl();
  const toast = useToast();
  const word = useLanguageWord();
  const target = useForeignLanguage(theirText);
  const [working, setWorking] = useState(false);
  const [written, setWritten] = useState<Written>();
  if (target === undefined) return null;
  const language = word(target);
  const isTranslated = written !== undefined && draft === written.translated;
  const toTheirs = async () => {
    if (draft.trim() === '') return;
    setWorking(true);
    try {
      const { text } = await translate(draft, target, () => {
        toast.show({ id: 'translation', message: intl.formatMessage(messages.preparing) });
      });
      setWritten({ original: draft, translated: text });
      onDraftChange(text);
      toast.show({ id: 'translation', message: intl.formatMessage(messages.written, { language }) });
    } catch (error) {
      const message =
        problemOf(error) === 'same'
          ? intl.formatMessage(messages.sameTheirs, { language })
          : intl.formatMessage(messages.impossible);
      toast.show({ id: 'translation', message });
    } finally {
      setWorking(false);
    }
  };
  return (
    <IconButton
      loading={working}
      aria-pressed={isTranslated}
      label={isTranslated ? intl.formatMessage(messages.back) : intl.formatMessage(messages.write, { language })}
      className={isTranslated ? 'text-primary-text' : undefined}
      onClick={() => (isTranslated ? onDraftChange(written.original) : void toTheirs())}
    >
      <LanguagesIcon />
    </IconButton>
  );
}

/** The language of a text, where it is not the reader's own and the browser can translate to it. */
function useForeignLanguage(text: string): string | undefined {
  const { locale } = useIntl();
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await detectLanguage(text).catch(() => undefined);
      const useful = found !== undefined && (await isWorthTranslating(text, locale));
      if (!left) setLanguage(useful ? found : undefined);
    };
    void look();
    return () => {
      left = true;
    };
  }, [text, locale]);
  return language;
}
