import { expect, it } from 'vitest';

import { chooseLocale, languageIn, readLocaleCookie } from './locale-cookie.ts';

it('[LOC-02] prefers the language of the cookie to that of the site', () => {
  expect(chooseLocale('a=1; locale=pl; b=2', 'de-DE')).toBe('pl');
});
it('[LOC-02] takes the first two letters of the site’s language without a cookie', () => {
  expect(chooseLocale('', 'de-DE')).toBe('de');
});
it('[LOC-02] falls back to English for an unsupported language', () => {
  expect(chooseLocale('locale=xx', 'ja')).toBe('en');
});
it('does not mistake another cookie for it', () => {
  expect(readLocaleCookie('mylocale=de')).toBeUndefined();
});

it('takes only supported languages from the address', () => {
  expect(languageIn('?network=partner&language=de')).toBe('de');
  for (const search of ['', '?language=xx', '?language=', '?language=de-AT', '?lang=de'])
    expect(languageIn(search)).toBeUndefined();
});
