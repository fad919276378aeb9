import { locales } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { loadRudeCheck, rudeCheckOf } from './find-rude.ts';

interface Examples {
  rude: readonly string[];
  /** Everyday sentences with words that look like those of the list. */
  kind: readonly string[];
}
const files = import.meta.glob<Examples>('./examples/*.json', { import: 'default' });
const examplesIn = async (locale: string): Promise<Examples> =>
  (await files[`./examples/${locale}.json`]?.()) ?? { rude: [], kind: [] };

describe('the warning about rude words', () => {
  it.each(locales)('knows insults in %s', async (locale) => {
    const check = await loadRudeCheck(locale);
    const { rude } = await examplesIn(locale);
    expect(rude.filter((text) => !check(text))).toEqual([]);
    expect(rude.length).toBeGreaterThanOrEqual(3);
  });

  it.each(locales)('lets everyday sentences in %s alone', async (locale) => {
    const check = await loadRudeCheck(locale);
    const { kind } = await examplesIn(locale);
    expect(kind.filter(check)).toEqual([]);
    expect(kind).toHaveLength(5);
  });

  it('takes an entry as a whole word, with any ending only where the list says so', () => {
    const check = rudeCheckOf(['ass', 'dolt*', 'you pig']);
    expect(['an ass', 'dolts', 'doltish', 'You, pig!', 'you  pig'].filter((text) => !check(text))).toEqual([]);
    expect(['assess', 'bass', 'adolt', 'your pig'].filter(check)).toEqual([]);
  });
});
