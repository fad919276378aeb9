import { expect, it } from 'vitest';

import { user } from '../../shared/testing/fixtures.ts';
import { needsInstallOffer } from './install-rules.ts';

const comesFirst = { visits: 1, hasWritten: false };

it.each([
  ['at the first visit', 'offered', comesFirst, false],
  ['at the second', 'offered', { ...comesFirst, visits: 2 }, true],
  ['after the first message', 'offered', { ...comesFirst, hasWritten: true }, true],
  ['on an iPhone, too', 'ios', { ...comesFirst, visits: 2 }, true],
  ['in the installed app', 'installed', { visits: 9, hasWritten: true }, false],
  ['in a browser that cannot', 'other', { visits: 9, hasWritten: true }, false],
] as const)('%s (%s) offers the app: %s', (_when, state, visits, offered) => {
  expect(needsInstallOffer(user, state, visits)).toBe(offered);
  expect(needsInstallOffer(null, state, visits)).toBe(false);
  expect(needsInstallOffer({ ...user, status: 'not_confirmed' }, state, visits)).toBe(false);
});
