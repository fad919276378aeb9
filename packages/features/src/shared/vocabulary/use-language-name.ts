import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** "German" for de, in the reader's language and fit to stand alone. */
export function useLanguageName(): (code: string) => string {
  const intl = useIntl();
  return useCallback(
    (code) => {
      const name = intl.formatDisplayName(code, { type: 'language', fallback: 'code' }) ?? code;
      return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
    },
    [intl],
  );
}
