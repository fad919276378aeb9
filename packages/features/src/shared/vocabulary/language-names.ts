import { useIntl, type IntlShape } from 'react-intl';

import { wordsInSentence } from './list-in-sentence.ts';

/** Names of languages in the reader's language, by their codes. */
export function languageNames(intl: Pick<IntlShape, 'locale' | 'formatDisplayName' | 'formatList'>) {
  const languageWord = (code: string) => intl.formatDisplayName(code, { type: 'language', fallback: 'code' }) ?? code;
  const languageList = (codes: readonly string[]) => wordsInSentence(intl, codes.map(languageWord));
  return {
    /** "tysk", within a sentence. */
    languageWord,
    /** "Tysk", standing alone. */
    languageName: (code: string) => languageList([code]),
    /** "Tysk og engelsk". */
    languageList,
  };
}

/** Names of languages, without the other words of `useVocabulary`. */
export const useLanguageNames = () => languageNames(useIntl());
