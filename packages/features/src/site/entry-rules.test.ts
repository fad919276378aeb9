import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { entryTable, needsEntryWarning, type EntryCase } from './entry-rules.ts';
import { pageNames } from './page-names.ts';

const visitor: EntryCase = {
  enabled: true,
  loggedIn: false,
  inApp: false,
  page: 'members',
  lander: false,
  country: 'PL',
  countries: [],
};

describe('[NAV-02] the entry warning', () => {
  it.each<[boolean, string, Partial<EntryCase>]>([
    [true, 'for a visitor', {}],
    [true, 'for a visitor from nowhere', { country: null }],
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
    [false, 'for a visitor from nowhere where countries are chosen', { country: null, countries: ['DE'] }],
    [true, 'in a chosen country', { countries: ['PL'] }],
    [false, 'on landers in NL where DE alone is chosen', { lander: true, country: 'NL', countries: ['DE'] }],
    [true, 'on landers in DE where it is chosen', { lander: true, country: 'DE', countries: ['DE', 'PL'] }],
  ])('is %s %s', (expected, _when, change) => {
    expect(needsEntryWarning({ ...visitor, ...change })).toBe(expected);
  });

  it('equals the wording of the requirement for every combination', () => {
    const country = fc.constantFrom('NL', 'DE', 'PL', 'US');
    const visits = fc.record({
      enabled: fc.boolean(),
      loggedIn: fc.boolean(),
      inApp: fc.boolean(),
      page: fc.constantFrom(...pageNames),
      lander: fc.boolean(),
      country: fc.option(country),
      countries: fc.uniqueArray(country, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(visits, (visit) => {
        const { enabled, loggedIn, inApp, page, lander, country: from, countries } = visit;
        const reset = page === 'reset-password' || page === 'reset-password-do' || page === 'complete-signup';
        const wanted = enabled && (countries.length === 0 || countries.some((one) => one === from));
        const here = !lander || from === 'NL' || from === 'DE';
        expect(needsEntryWarning(visit)).toBe(wanted && here && !loggedIn && !inApp && !reset);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has no row that never decides, and ends with one that always does', () => {
    const deciding: Partial<EntryCase>[] = [
      { enabled: false },
      { loggedIn: true },
      { inApp: true },
      { page: 'reset-password' },
      { countries: ['DE'] },
      { lander: true },
      {},
    ];
    const rows = deciding.map((change) => entryTable.findIndex(({ fits }) => fits({ ...visitor, ...change })));
    expect(rows).toEqual(entryTable.map((_row, index) => index));
  });
});
