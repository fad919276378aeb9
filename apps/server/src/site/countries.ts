import type { Locale } from '@heartline/api-client/contract';

/** Defaults of a country: its languages, official ones first, and its currency. */
export const countries: Record<string, { languages: readonly Locale[]; currency: string }> = {
  AT: { languages: ['de'], currency: 'EUR' },
  AU: { languages: ['en'], currency: 'AUD' },
  BE: { languages: ['nl', 'fr', 'de'], currency: 'EUR' },
  CA: { languages: ['en', 'fr'], currency: 'CAD' },
  CH: { languages: ['de', 'fr', 'it'], currency: 'CHF' },
  DE: { languages: ['de'], currency: 'EUR' },
  DK: { languages: ['da'], currency: 'DKK' },
  ES: { languages: ['es'], currency: 'EUR' },
  FI: { languages: ['fi', 'sv'], currency: 'EUR' },
  FR: { languages: ['fr'], currency: 'EUR' },
  GB: { languages: ['en'], currency: 'GBP' },
  IE: { languages: ['en'], currency: 'EUR' },
  IT: { languages: ['it'], currency: 'EUR' },
  NL: { languages: ['nl'], currency: 'EUR' },
  NO: { languages: ['nb'], currency: 'NOK' },
  NZ: { languages: ['en'], currency: 'NZD' },
  PL: { languages: ['pl'], currency: 'PLN' },
  SE: { languages: ['sv'], currency: 'SEK' },
  US: { languages: ['en', 'es'], currency: 'USD' },
};
