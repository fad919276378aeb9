import { expect, it } from 'vitest';

import { answersIn } from './answers-in.ts';

it.each([
  ['?seeking=woman', { seeking: ['woman'] }],
  ['?network=partner&seeking=man%2Cwoman%2Cman', { seeking: ['man', 'woman'] }],
  ['?seeking=anybody,__proto__,woman', { seeking: ['woman'] }],
  ['?seeking=', {}],
  ['', {}],
  ['?gender=nonbinary&country=NL', { gender: 'nonbinary', country: 'NL' }],
  ['?country=NL&region=NL-UT', { country: 'NL', region: 'NL-UT' }],
  ['?country=NL&region=DE-BY', { country: 'NL' }],
  ['?region=NL-UT', {}],
  ['?interests=tea,nothing,music', { interests: ['music', 'tea'] }],
  ['?interests=tea,music,art,wine', { interests: ['art', 'music', 'tea'] }],
  ['?gender=everybody&country=nowhere', {}],
])('reads %s as %j', (search, answers) => {
  const { seeking, ...rest } = answersIn(search);
  expect({ ...rest, seeking: seeking.toSorted() }).toEqual({
    seeking: [],
    gender: '',
    country: '',
    region: '',
    interests: [],
    ...answers,
  });
});
