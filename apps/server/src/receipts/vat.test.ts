import { describe, expect, it } from 'vitest';

import { countries } from '../site/countries.ts';
import { companies, sites } from '../site/sites.data.ts';
import { dayIn, vatIn, vatRate } from './vat.ts';
import { taxedCountries, untaxedCountries } from './vat-rates.data.ts';

describe('[PAY-13b] VAT', () => {
  it('each country of sale is in the table, with a time zone, or is known to have no VAT', () => {
    const known = [...Object.keys(taxedCountries), ...Object.keys(untaxedCountries)];
    expect(Object.keys(countries).filter((code) => !known.includes(code))).toEqual([]);
    expect(known.filter((code) => code in taxedCountries && code in untaxedCountries)).toEqual([]);
    const zones = [...Object.values(taxedCountries).map(({ zone }) => zone), ...Object.values(untaxedCountries)];
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });

  it('each site has a company with a VAT number for its receipts', () => {
    for (const { companyId } of sites) expect(companies[companyId]?.vat_numbers.length).toBeGreaterThan(0);
  });

  it('dates of a country are valid days, in order', () => {
    for (const { rates } of Object.values(taxedCountries)) {
      const days = rates.map(([from]) => from);
      for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(days).toEqual([...new Set(days)].sort());
    }
  });

  it.each([
    ['FI', '2024-08-31', 2_400],
    ['FI', '2024-09-01', 2_550],
    ['CH', '2023-12-31', 770],
    ['CH', '2026-11-25', 810],
    ['EE', '2025-06-30', 2_200],
    ['EE', '2025-07-01', 2_400],
    ['NO', '2026-11-25', 2_500],
    ['GB', '2026-11-25', 2_000],
    ['DE', '2026-11-25', 1_900],
    ['DE', '2001-01-01', 1_900],
    ['US', '2026-11-25', 0],
    ['ZZ', '2026-11-25', 0],
  ])('%s on %s: %i', (country, day, rate) => expect(vatRate(country, day)).toBe(rate));

  it('a day begins in the buyer’s time zone', () => {
    const at = new Date('2024-08-31T21:30:00Z');
    expect([dayIn('FI', at), dayIn('DE', at), dayIn('US', at)]).toEqual(['2024-09-01', '2024-08-31', '2024-08-31']);
  });

  it('is its share of the price, rounded once', () => {
    // 14.99 at 19 %: 2.3933…; 0.03 at 20 %: exactly half a cent, up.
    expect([vatIn(1_499, 1_900), vatIn(3, 2_000), vatIn(1_499, 2_550), vatIn(1_649, 0)]).toEqual([239, 1, 305, 0]);
  });
});
