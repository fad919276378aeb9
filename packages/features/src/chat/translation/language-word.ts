import { useIntl } from 'react-intl';

/** The name of a language in the reader's own: "German", "allemand". */
export function useLanguageWord(): (code: string) => string {
  const intl = useIntl();
  return (code) => intl.formatDisplayName(code, { type: 'language' }) ?? code;
}
