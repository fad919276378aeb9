import { expect, it } from 'vitest';

import { seekingIn } from './seeking-in.ts';

it.each([
  ['?seeking=woman', ['woman']],
  ['?network=partner&seeking=man%2Cwoman%2Cman', ['man', 'woman']],
  ['?seeking=anybody,__proto__,woman', ['woman']],
  ['?seeking=', []],
  ['', []],
])('%s is %j', (search, genders) => expect(seekingIn(search).toSorted()).toEqual(genders));
