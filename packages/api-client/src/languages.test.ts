import { describe, expect, it } from 'vitest';

import { languages, locales, localeOf } from './languages.ts';

it.each<[(string | null | undefined)[], string]>([
  [['de-AT'], 'de'],
  [['pt-BR', 'SV_SE'], 'sv'],
  [['no'], 'nb'],
  [['nn-NO'], 'nb'],
  [['', null, undefined, 'fi'], 'fi'],
  [['fil', 'tlh'], 'en'],
  [[], 'en'],
])('reads the tags %j as %s', (tags, locale) => {
  expect(localeOf(...tags)).toBe(locale);
});

describe.each(locales)('language %s', (locale) => {
  const { name, english, formats } = languages[locale];

  it('has the name that Unicode gives it', () => {
    const named = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(locale)?.toLowerCase() ?? '';
    expect(named(locale)).toBe(name.toLowerCase());
    expect(named('en').split(' ')[0]).toBe(english.toLowerCase());
  });

  it('has CLDR data of its own for formats', () => {
    expect(new Intl.NumberFormat(formats).resolvedOptions().locale).toBe(formats);
    expect(localeOf(formats)).toBe(locale);
  });
});
