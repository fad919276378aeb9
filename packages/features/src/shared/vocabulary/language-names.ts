import { useIntl, type IntlShape } from 'react-intl';

import { wordsInSentence } from './list-in-sentence.ts';

/** What languages are called by the reader, from their codes. */
export function languageNames(intl: Pick<IntlShape, 'locale' | 'formatDisplayName' | 'formatList'>) {
  const languageWord = (code: string) => intl.formatDisplayName(code, { type: 'language', fallback: 'code' }) ?? code;
  const languageList = (codes: readonly string[]) => wordsInSentence(intl, codes.map(languageWord));
  return {
    /** "tysk", as within a sentence. */
    languageWord,
    /** "Tysk", as it stands alone. */
    languageName: (code: string) => languageList([code]),
    /** "Tysk og engelsk". */
    languageList,
  };
}

/** What languages are called, without the other words of `useVocabulary`. */
export const useLanguageNames = () => languageNames(useIntl());
