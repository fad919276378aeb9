import { describe, expect, it } from 'vitest';

import { needsEntryWarning, type EntryRules } from './entry-rules.ts';

const visitor: EntryRules = {
  enabled: true,
  loggedIn: false,
  inApp: false,
  page: 'members',
  lander: false,
  country: 'PL',
  countries: [],
};

describe('[NAV-02] the entry warning', () => {
  it.each<[boolean, string, Partial<EntryRules>]>([
    [true, 'for a visitor', {}],
    [false, 'where the site switches it off', { enabled: false }],
    [false, 'for a member', { loggedIn: true }],
    [false, 'in the installed app', { inApp: true }],
    [false, 'on complete-signup', { page: 'complete-signup' }],
    [false, 'on reset-password', { page: 'reset-password' }],
    [false, 'on reset-password-do', { page: 'reset-password-do' }],
    [false, 'on landers outside NL and DE', { lander: true }],
    [false, 'on landers for a visitor from nowhere', { lander: true, country: null }],
    [true, 'on landers in NL', { lander: true, country: 'NL' }],
    [true, 'on landers in DE', { lander: true, country: 'DE' }],
    [false, 'outside the chosen countries', { countries: ['DE'] }],
    [true, 'in a chosen country', { countries: ['PL'] }],
  ])('is %s %s', (expected, _when, change) => {
    expect(needsEntryWarning({ ...visitor, ...change })).toBe(expected);
  });
});
