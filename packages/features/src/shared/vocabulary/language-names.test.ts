import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';

import { languageNames } from './language-names.ts';

it.each([
  ['da', 'tysk', 'Tysk', 'Tysk og engelsk'],
  ['de', 'Deutsch', 'Deutsch', 'Deutsch und Englisch'],
  ['en', 'German', 'German', 'German and English'],
  ['fi', 'saksa', 'Saksa', 'Saksa ja englanti'],
  ['pl', 'niemiecki', 'Niemiecki', 'Niemiecki i angielski'],
])('%s: capitalizes only the first of several languages', (locale, word, name, list) => {
  const names = languageNames(createIntl({ locale }));
  expect([names.languageWord('de'), names.languageName('de'), names.languageList(['de', 'en'])]).toEqual([
    word,
    name,
    list,
  ]);
});
