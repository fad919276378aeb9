import { useToast } from '@heartline/ui/feedback/toast';
import { Button } from '@heartline/ui/controls/button';
import { LanguagesIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useLanguageNames, type Conversation } from '../../shared/index.ts';
import { useConversationData } from '../use-open-conversation.ts';
import { translationMessages as messages } from '../reading.messages.ts';
import { problemOf, translate } from '../../shared/translation/translate.ts';
import { useForeignLanguage } from '../../shared/translation/use-foreign-language.ts';

export interface WriteTranslatedProps {
  /** Text in the composer. */
  draft: string;
  onDraftChange: (text: string) => void;
}

/** The latest text of the other member, which shows their language. */
const theirTextOf = ({ messages: known }: Conversation) =>
  known.findLast(({ mine, text }) => !mine && text)?.text ?? '';

interface Written {
  original: string;
  translated: string;
}

/**
 * Above the composer: translates the typed text into the language of the other member, and back. Renders nothing if that is not
 * possible.
 */
export function WriteTranslated({ draft, onDraftChange }: WriteTranslatedProps) {
  const intl = useIntl();
  const toast = useToast();
  const { languageWord } = useLanguageNames();
  const target = useForeignLanguage(useConversationData(theirTextOf));
  const [state, setState] = useState<'idle' | 'working' | 'preparing'>('idle');
  const [written, setWritten] = useState<Written>();
  if (target === undefined) return null;
  const language = languageWord(target);
  const isTranslated = written !== undefined && draft === written.translated;
  const toTheirs = async () => {
    setState('working');
    try {
      const { text } = await translate(draft, target, () => setState('preparing'));
      setWritten({ original: draft, translated: text });
      onDraftChange(text);
    } catch (error) {
      const message =
        problemOf(error) === 'same'
          ? intl.formatMessage(messages.sameTheirs, { language })
          : intl.formatMessage(messages.impossible);
      toast.show({ id: 'translation', message });
    } finally {
      setState('idle');
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 px-3 text-xs text-ink-muted md:px-6">
      <output>
        {isTranslated
          ? intl.formatMessage(messages.written, { language })
          : state === 'preparing'
            ? intl.formatMessage(messages.preparing)
            : null}
      </output>
      <Button
        variant="ghost"
        size="sm"
        loading={state !== 'idle'}
        onClick={() => (isTranslated ? onDraftChange(written.original) : void toTheirs())}
      >
        <LanguagesIcon aria-hidden />
        {isTranslated ? intl.formatMessage(messages.back) : intl.formatMessage(messages.write, { language })}
      </Button>
    </div>
  );
}
