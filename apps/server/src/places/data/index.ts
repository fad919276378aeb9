import type { CountryPlaces } from './format.ts';
import { austria, germany, switzerland } from './german-speaking.ts';
import { denmark, finland, norway, sweden } from './nordic.ts';
import { australia, canada, newZealand, unitedStates } from './overseas.ts';
import { italy, poland, spain } from './southern-and-eastern.ts';
import { belgium, france, ireland, netherlands, unitedKingdom } from './western.ts';

/** All countries of the product, by ISO 3166-1 code. */
export const countryPlaces: Readonly<Record<string, CountryPlaces>> = {
  AT: austria,
  AU: australia,
  BE: belgium,
  CA: canada,
  CH: switzerland,
  DE: germany,
  DK: denmark,
  ES: spain,
  FI: finland,
  FR: france,
  GB: unitedKingdom,
  IE: ireland,
  IT: italy,
  NL: netherlands,
  NO: norway,
  NZ: newZealand,
  PL: poland,
  SE: sweden,
  US: unitedStates,
};
