import type { PageName } from './page-names.ts';

export interface EntryRules {
  enabled: boolean;
  loggedIn: boolean;
  inApp: boolean;
  page: PageName;
  /** Pages with the layout of landers. */
  lander: boolean;
  /** Where the visitor seems to be; null when that is not known. */
  country: string | null;
  /** Only in these countries; everywhere where none is named. */
  countries: readonly string[];
}

const exempt = new Set<PageName>(['complete-signup', 'reset-password', 'reset-password-do']);
const landerCountries = new Set(['NL', 'DE']);

/** Whether the adult-entry warning is due, before it is looked up whether this visitor has answered it (NAV-02). */
export function needsEntryWarning({ enabled, loggedIn, inApp, page, lander, country, countries }: EntryRules): boolean {
  if (!enabled || loggedIn || inApp || exempt.has(page)) return false;
  if (lander) return country !== null && landerCountries.has(country);
  return countries.length === 0 || (country !== null && countries.includes(country));
}
