import type { PageName } from './page-names.ts';

/** The inputs of the adult-entry warning (NAV-02). */
export interface EntryCase {
  /** The site has switched it on. */
  enabled: boolean;
  loggedIn: boolean;
  /** Runs as the installed app. */
  inApp: boolean;
  page: PageName;
  /** Pages with the layout of landers. */
  lander: boolean;
  /** The visitor's presumed country; null if it is not known. */
  country: string | null;
  /** Limits it to these countries; empty: everywhere. */
  countries: readonly string[];
}

interface Row {
  /** Describes the row, for readers of a test or the table. */
  name: string;
  fits: (visit: EntryCase) => boolean;
  warns: boolean;
}

const among = (country: string | null, countries: readonly string[]) => country !== null && countries.includes(country);
/** Countries whose law demands it before a lander, too; an unknown country is neither. */
const landerCountries = ['NL', 'DE'];
/** Visitors of these pages came by a mailed link, or are about to get one. */
const exempt = new Set<PageName>(['complete-signup', 'reset-password', 'reset-password-do']);

/**
 * NAV-02 as one table: the first matching row decides. The “only” rows each narrow further: on a lander the site’s chosen countries
 * apply as well.
 */
export const entryTable: readonly Row[] = [
  { name: 'the site does not want it', fits: ({ enabled }) => !enabled, warns: false },
  { name: 'a member', fits: ({ loggedIn }) => loggedIn, warns: false },
  { name: 'the installed app', fits: ({ inApp }) => inApp, warns: false },
  { name: 'a page that is exempt', fits: ({ page }) => exempt.has(page), warns: false },
  {
    name: 'none of the chosen countries',
    fits: ({ country, countries }) => countries.length > 0 && !among(country, countries),
    warns: false,
  },
  {
    name: 'a lander, elsewhere than in NL and DE',
    fits: ({ lander, country }) => lander && !among(country, landerCountries),
    warns: false,
  },
  { name: 'everybody else', fits: () => true, warns: true },
];

/** Whether the adult-entry warning is due, without checking whether this visitor has answered it. */
export const needsEntryWarning = (visit: EntryCase): boolean =>
  entryTable.find(({ fits }) => fits(visit))?.warns ?? false;
