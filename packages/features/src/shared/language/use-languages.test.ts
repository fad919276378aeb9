import { expect, it } from 'vitest';

import { languageAskedFor } from './use-languages.ts';

it('takes the first language the browser asks for that the site has, by any of its codes', () => {
  expect(languageAskedFor(['ja', 'pl-PL', 'en'], ['en', 'pl'])).toBe('pl');
  expect(languageAskedFor(['no'], ['en', 'nb'])).toBe('nb');
});
it('is nothing where the site has none of them: English is for those who ask for it', () => {
  expect(languageAskedFor(['ja', 'ko-KR'], ['en', 'pl'])).toBeUndefined();
  expect(languageAskedFor(['fr'], ['en', 'pl'])).toBeUndefined();
  expect(languageAskedFor([], ['en'])).toBeUndefined();
});
