import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { detectLanguage, isWorthTranslating } from './translate.ts';

/** The language of a text, if it is not the reader's own and the browser can translate it. */
export function useForeignLanguage(text: string): string | undefined {
  const { locale } = useIntl();
  const [language, setLanguage] = useState<string>();
  useEffect(() => {
    if (text === '') return;
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
