import { useToast } from '@heartline/ui/feedback/toast';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Translation } from '../../shared/translation/translate.ts';

type Translations = ReadonlyMap<string, Translation>;

/** Translations of messages by their key, while the conversation is open. The translator is loaded on first use. */
export function useTranslations() {
  const intl = useIntl();
  const toast = useToast();
  const [translations, setTranslations] = useState<Translations>(() => new Map());
  const set = useCallback((key: string, translation: Translation | undefined) => {
    setTranslations((known) => {
      const next = new Map(known);
      if (translation) next.set(key, translation);
      else next.delete(key);
      return next;
    });
  }, []);
  return {
    translations,
    showOriginal: useCallback((key: string) => set(key, undefined), [set]),
    translate: async (key: string, text: string) => {
      const [{ translate, problemOf }, { translationMessages }] = await Promise.all([
        import('../../shared/translation/translate.ts'),
        import('../reading.messages.ts'),
      ]);
      set(key, { state: 'working' });
      try {
        const done = await translate(text, intl.locale, () => set(key, { state: 'preparing' }));
        set(key, { state: 'done', ...done });
      } catch (error) {
        set(key, undefined);
        toast.show({ message: intl.formatMessage(translationMessages[problemOf(error)]), id: 'translation' });
      }
    },
  };
}
