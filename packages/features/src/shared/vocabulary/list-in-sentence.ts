import { languages, localeOf } from '@heartline/api-client';
import type { IntlShape } from 'react-intl';

/**
 * "Cooking and cycling": joins labels, each of which has a capital, into a list where only the first keeps it, unless the language
 * capitalizes all nouns.
 */
export function labelsInSentence(intl: Pick<IntlShape, 'locale' | 'formatList'>, labels: readonly string[]): string {
  const [first = '', ...others] = labels;
  const lower = (label: string) => label.charAt(0).toLocaleLowerCase(intl.locale) + label.slice(1);
  const words = languages[localeOf(intl.locale)].capitalNouns ? labels : [first, ...others.map(lower)];
  return intl.formatList(words, { type: 'conjunction' });
}

/** "Tysk og engelsk", "German and English": joins words as their language writes them within a sentence, beginning with a capital. */
export function wordsInSentence(
  intl: Pick<IntlShape, 'locale' | 'formatList'>,
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const list = intl.formatList(words, { type });
  return list.charAt(0).toLocaleUpperCase(intl.locale) + list.slice(1);
}
