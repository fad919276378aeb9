/** Tax facts about a buyer's country for sellers abroad. */
export interface TaxedCountry {
  /** Time zone in which its days begin. */
  zone: string;
  /** Standard rates with the day from which each holds, oldest first. Hundredths of a percent. */
  rates: readonly (readonly [from: string, rate: number])[];
}

/** The EU-wide rules for online sales to consumers apply since then (Directive (EU) 2017/2455); nothing was sold before. */
const since = '2021-07-01';
const always = (zone: string, rate: number): TaxedCountry => ({ zone, rates: [[since, rate]] });

/**
 * Standard rates of VAT by the buyer's country. EU: European Commission, “Taxes in Europe” database (TEDB) and “VAT rates applied in the
 * Member States of the European Union”; Norway: Skatteetaten, merverdiavgift; Switzerland: ESTV, Normalsatz; United Kingdom: HMRC, standard
 * rate. Written on 2026-11-25 without access to these: compare before a site sells. Add a line for a new rate before its first day.
 */
export const taxedCountries: Readonly<Record<string, TaxedCountry>> = {
  AT: always('Europe/Vienna', 2_000),
  BE: always('Europe/Brussels', 2_100),
  BG: always('Europe/Sofia', 2_000),
  CH: {
    zone: 'Europe/Zurich',
    rates: [
      [since, 770],
      ['2024-01-01', 810],
    ],
  },
  CY: always('Asia/Nicosia', 1_900),
  CZ: always('Europe/Prague', 2_100),
  DE: always('Europe/Berlin', 1_900),
  DK: always('Europe/Copenhagen', 2_500),
  EE: {
    zone: 'Europe/Tallinn',
    rates: [
      [since, 2_000],
      ['2024-01-01', 2_200],
      ['2025-07-01', 2_400],
    ],
  },
  ES: always('Europe/Madrid', 2_100),
  FI: {
    zone: 'Europe/Helsinki',
    rates: [
      [since, 2_400],
      ['2024-09-01', 2_550],
    ],
  },
  FR: always('Europe/Paris', 2_000),
  GB: always('Europe/London', 2_000),
  GR: always('Europe/Athens', 2_400),
  HR: always('Europe/Zagreb', 2_500),
  HU: always('Europe/Budapest', 2_700),
  IE: always('Europe/Dublin', 2_300),
  IT: always('Europe/Rome', 2_200),
  LT: always('Europe/Vilnius', 2_100),
  LU: {
    zone: 'Europe/Luxembourg',
    rates: [
      [since, 1_700],
      ['2023-01-01', 1_600],
      ['2024-01-01', 1_700],
    ],
  },
  LV: always('Europe/Riga', 2_100),
  MT: always('Europe/Malta', 1_800),
  NL: always('Europe/Amsterdam', 2_100),
  NO: always('Europe/Oslo', 2_500),
  PL: always('Europe/Warsaw', 2_300),
  PT: always('Europe/Lisbon', 2_300),
  RO: {
    zone: 'Europe/Bucharest',
    rates: [
      [since, 1_900],
      ['2025-08-01', 2_100],
    ],
  },
  SE: always('Europe/Stockholm', 2_500),
  SI: always('Europe/Ljubljana', 2_200),
  SK: {
    zone: 'Europe/Bratislava',
    rates: [
      [since, 2_000],
      ['2025-01-01', 2_300],
    ],
  },
};

/** Countries where the companies behind the sites are not registered for a tax on sales, with the time zone of most inhabitants. */
export const untaxedCountries: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  NZ: 'Pacific/Auckland',
  US: 'America/New_York',
};
