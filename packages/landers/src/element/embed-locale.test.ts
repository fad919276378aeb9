import { expect, it } from 'vitest';

import { localeFor } from './embed-locale.ts';

it.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['pt-BR', 'SV_SE'], 'sv'],
  [['no'], 'nb'],
  [['nn-NO'], 'nb'],
  [['', null, undefined, 'fi'], 'fi'],
  [['xx', 'english'], 'en'],
  [[], 'en'],
])('%j is %s', (wanted, locale) => expect(localeFor(wanted)).toBe(locale));
