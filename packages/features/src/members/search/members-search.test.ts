import { attributeNames, attributeValues, genders, radii, spokenLanguages } from '@heartline/api-client';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { activeFilters, widened, withoutAll, withoutFilter } from '../filters/filter-steps.ts';
import {
  filtersOf,
  membersSearchSchema,
  noFilters,
  profileSearch,
  queryOf,
  readSearch,
  searchOf,
  type Filters,
} from '../members-search.ts';

const defaults: Filters = { ...noFilters, genders: ['woman'], country: 'NL' };
const site = { countries: ['NL', 'DE'], searchFields: ['body_type', 'tattoos'] } satisfies Parameters<
  typeof readSearch
>[2];

const around = fc.constantFrom<Partial<Filters>>(
  {},
  { region: 'NL-UT' },
  { place: 'NL-2743977', radius: '50' },
  { place: 'NL-2743977', radius: '25', country: null },
  { region: 'DE-BE', place: 'DE-2950159', radius: '10', country: 'DE' },
  { radius: '200' },
  { country: null },
);
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    genders: fc.subarray([...genders]),
    around,
    ages: fc.tuple(fc.integer({ min: 18, max: 99 }), fc.integer({ min: 18, max: 99 })),
    online: fc.boolean(),
    newOnly: fc.boolean(),
    withPhoto: fc.boolean(),
    realOnly: fc.boolean(),
    languages: fc.subarray([...spokenLanguages], { maxLength: 10 }),
    attributes: fc
      .constantFrom(...attributeNames)
      .chain((name) =>
        fc
          .subarray([...attributeValues[name]] as string[])
          .map((values) => (values.length > 0 ? { [name]: values } : {})),
      ),
    sort: fc.constantFrom('active' as const, 'new' as const),
  })
  .map(({ ages, around: where, ...rest }) => ({
    ...noFilters,
    country: 'NL',
    ...rest,
    ...where,
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
  }));

/** Passes a search through the router, which turns number-like and flag-like values into numbers and flags. */
const throughAddress = (search: object) =>
  v.parse(
    membersSearchSchema,
    Object.fromEntries(
      Object.entries(search).map(([key, value]) => {
        const text = String(value);
        if (/^\d+$/.test(text)) return [key, Number(text)];
        return [key, text === 'true' ? true : text];
      }),
    ),
  );

describe('filters in the address', () => {
  it('[MEM-01d] are read back from the address unchanged, with nothing refused', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readSearch(throughAddress(searchOf(filters, defaults)), defaults)).toEqual({ filters, refused: [] });
        expect(filtersOf(throughAddress(profileSearch(filters, defaults)), defaults)).toEqual(filters);
      }),
    );
  });

  it("are left out if nothing was chosen, while a profile's address always names its search", () => {
    expect(searchOf(defaults, defaults)).toEqual({});
    expect(profileSearch(defaults, defaults)).toEqual({ sort: 'active' });
  });

  it.each<[object, string[], Partial<Filters>]>([
    [{ min_age: 7, max_age: 'x', online: true }, ['min_age', 'max_age'], { online: true }],
    [{ min_age: 150, max_age: 40 }, ['min_age'], { maxAge: 40 }],
    [{ gender: 'cat,man', sort: 'rich' }, ['gender', 'sort'], { genders: ['man'] }],
    [{ country: 'ZZ', radius: 37, new: 'maybe' }, ['country', 'radius', 'new'], {}],
    [{ country: 'de', place: 'NL-2743977' }, ['place'], { country: 'DE' }],
    [{ region: 'Utrecht', speaks: 'nl,xx' }, ['region', 'speaks'], { languages: ['nl'] }],
    [
      { hair_colour: 'red', body_type: 'slim,huge' },
      ['hair_colour', 'body_type'],
      { attributes: { body_type: ['slim'] } },
    ],
    [{ gender: {}, min_age: ['20', '30'], place: '', tattoos: null }, ['place', 'gender', 'min_age', 'tattoos'], {}],
    [{ place: 'NL-2743977'.repeat(40), with_photo: 1 }, ['place'], { withPhoto: true }],
  ])('are reported and left out if invalid, while the others count: %j', (search, refused, left) => {
    const read = readSearch(v.parse(membersSearchSchema, search), defaults, site);
    expect(read.refused.toSorted()).toEqual(refused.toSorted());
    expect(read.filters).toEqual({ ...defaults, ...left });
  });

  it('are corrected if the ages are in the wrong order', () => {
    expect(filtersOf({ min_age: 40, max_age: 30 }, defaults)).toMatchObject({ minAge: 30, maxAge: 40 });
  });

  it('make the same call whatever the order of their values', () => {
    const one = queryOf({ ...defaults, genders: ['woman', 'man'] });
    expect(one).toEqual(queryOf({ ...defaults, genders: ['man', 'woman'] }));
    expect(one).toEqual({ gender: 'man,woman', country: 'NL' });
  });
});

describe('chips', () => {
  it('remove exactly one filter each, and all of them together', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const active = activeFilters(filters);
        for (const filter of active) {
          const left = activeFilters(withoutFilter(filters, filter));
          const gone = filter.kind === 'country' && filters.region !== null ? 2 : 1;
          expect(left).toHaveLength(active.length - gone);
          expect(left).not.toContainEqual(filter);
        }
        expect(activeFilters(withoutAll(filters))).toEqual([]);
        expect(withoutAll(filters).sort).toBe(filters.sort);
      }),
    );
  });
});

it('a widening changes only the chosen condition', () => {
  const filters: Filters = {
    ...defaults,
    place: 'NL-2743977',
    radius: '10',
    minAge: 30,
    online: true,
    attributes: { tattoos: ['none'], body_type: ['slim'] },
  };
  expect(widened(filters, { filter: 'radius', value: '50' })).toEqual({ ...filters, radius: '50' });
  expect(radii).toContain('50');
  expect(widened(filters, { filter: 'place', value: null })).toEqual({ ...filters, place: null, radius: null });
  expect(widened(filters, { filter: 'min_age', value: '25' })).toEqual({ ...filters, minAge: 25 });
  expect(widened(filters, { filter: 'online', value: null })).toEqual({ ...filters, online: false });
  const people = { ...filters, realOnly: true };
  expect(widened(people, { filter: 'real', value: null })).toEqual(filters);
  expect(queryOf(widened(filters, { filter: 'tattoos', value: null }))).toEqual(
    queryOf({ ...filters, attributes: { body_type: ['slim'] } }),
  );
});
