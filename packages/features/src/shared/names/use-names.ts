import { languages, type Locale } from '@heartline/api-client';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export interface Names {
  /** "Niederlande" for NL, in German. */
  country: (code: string) => string;
  /** A language by its own name: "Deutsch" for de, in every language. */
  language: (locale: Locale) => string;
}

/** Names from the browser's CLDR data, in every language. */
export function useNames(): Names {
  const intl = useIntl();
  return useMemo(
    () => ({
      country: (code) => intl.formatDisplayName(code, { type: 'region', fallback: 'code' }) ?? code,
      language: (locale) => languages[locale].name,
    }),
    [intl],
  );
}
