import { attributeNames, attributeValues, genders } from '@heartline/api-client';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { activeFilters, filtersToWiden, withoutFilter } from './filter-steps.ts';
import { filtersOf, membersSearchSchema, queryOf, searchOf, type Filters } from './members-search.ts';

const defaults: Filters = {
  genders: ['woman'],
  country: 'NL',
  region: null,
  minAge: 18,
  maxAge: 99,
  online: false,
  withPhoto: false,
  attributes: {},
};

const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    genders: fc.subarray([...genders]),
    country: fc.constantFrom(null, 'NL', 'DE'),
    region: fc.constantFrom(null, 'UT', '12'),
    ages: fc.tuple(fc.integer({ min: 18, max: 99 }), fc.integer({ min: 18, max: 99 })),
    online: fc.boolean(),
    withPhoto: fc.boolean(),
    attributes: fc
      .constantFrom(...attributeNames)
      .chain((name) =>
        fc
          .subarray([...attributeValues[name]] as string[])
          .map((values) => (values.length > 0 ? { [name]: values } : {})),
      ),
  })
  .map(({ ages, ...rest }) => ({
    ...rest,
    region: rest.country === null ? null : rest.region,
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
  }));

/** As a router writes and reads an address: what looks like a number or a flag becomes one. */
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

describe('the filters in the address', () => {
  it('[MEM-01] come back from the address as they went in', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersOf(throughAddress(searchOf(filters, defaults)), defaults)).toEqual(filters);
      }),
    );
  });

  it('say nothing when nothing was chosen', () => {
    expect(searchOf(defaults, defaults)).toEqual({});
  });

  it.each([
    [{ gender: 'cat', country: 'nl', min_age: 'x', max_age: 7, online: 'maybe', page: -1, body_type: ['slim'] }],
    [{ gender: {}, country: null, region: '', page: 'many' }],
  ])('ignore what makes no sense: %j', (search) => {
    expect(filtersOf(v.parse(membersSearchSchema, search), defaults)).toEqual(defaults);
  });

  it('put ages in the wrong order right', () => {
    expect(filtersOf({ min_age: 40, max_age: 30 }, defaults)).toMatchObject({ minAge: 30, maxAge: 40 });
  });

  it('become the same call whatever the order of values', () => {
    const one = queryOf({ ...defaults, genders: ['woman', 'man'] });
    expect(one).toEqual(queryOf({ ...defaults, genders: ['man', 'woman'] }));
    expect(one).toEqual({ gender: 'man,woman', country: 'NL' });
  });
});

describe('chips', () => {
  it('take away exactly one filter each', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const active = activeFilters(filters);
        for (const filter of active) {
          const left = activeFilters(withoutFilter(filters, filter));
          const gone = filter.kind === 'country' && filters.region !== null ? 2 : 1;
          expect(left).toHaveLength(active.length - gone);
          expect(left).not.toContainEqual(filter);
        }
      }),
    );
  });

  it('offer to give up what excludes most, never whom one looks for', () => {
    const filters: Filters = { ...defaults, online: true, region: 'UT', attributes: { tattoos: ['none'] }, minAge: 30 };
    expect(filtersToWiden(filters).map(({ kind }) => kind)).toEqual(['online', 'region', 'attribute']);
    expect(filtersToWiden({ ...defaults, country: null })).toEqual([]);
  });
});
