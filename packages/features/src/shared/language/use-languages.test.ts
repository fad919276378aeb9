import { expect, it } from 'vitest';

import { languageAskedFor } from './use-languages.ts';

it("takes the first of the browser's languages that the site has, by any of its codes", () => {
  expect(languageAskedFor(['ja', 'pl-PL', 'en'], ['en', 'pl'])).toBe('pl');
  expect(languageAskedFor(['no'], ['en', 'nb'])).toBe('nb');
});
it('finds none if the site has none of them: English is only for readers who ask for it', () => {
  expect(languageAskedFor(['ja', 'ko-KR'], ['en', 'pl'])).toBeUndefined();
  expect(languageAskedFor(['fr'], ['en', 'pl'])).toBeUndefined();
  expect(languageAskedFor([], ['en'])).toBeUndefined();
});
