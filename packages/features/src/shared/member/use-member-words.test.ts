import { expect, it } from 'vitest';

import { member } from '../testing/fixtures.ts';
import { memberCardProps, memberWords } from './use-member-words.ts';

const wording = {
  online: 'Online',
  premium: 'Premium',
  fictional: 'Fictional profile',
  country: (code: string) => code,
};

it('[LOC-10c] never shows a fictional profile as online, whatever an answer says', () => {
  const shown = (fictional: boolean) => {
    const somebody = member(0, { online: true, fictional });
    return [memberWords(somebody, wording).presenceLabel, memberCardProps(somebody, wording).presenceLabel];
  };
  expect(shown(false)).toEqual(['Online', 'Online']);
  expect(shown(true)).toEqual([undefined, undefined]);
});
