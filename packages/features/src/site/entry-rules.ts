import type { PageName } from './page-names.ts';

/** Everything that the adult-entry warning goes by (NAV-02). */
export interface EntryCase {
  /** The site has switched it on. */
  enabled: boolean;
  loggedIn: boolean;
  /** Runs as the installed app. */
  inApp: boolean;
  page: PageName;
  /** Pages with the layout of landers. */
  lander: boolean;
  /** Where the visitor seems to be; null when that is not known. */
  country: string | null;
  /** The site wants it in these countries only; everywhere where none is named. */
  countries: readonly string[];
}

interface Row {
  /** The case of this row, for who reads a test or the table. */
  name: string;
  fits: (visit: EntryCase) => boolean;
  warns: boolean;
}

const among = (country: string | null, countries: readonly string[]) => country !== null && countries.includes(country);
/** Their law wants it before a lander, too; an unknown country is neither. */
const landerCountries = ['NL', 'DE'];
/** Whoever is here came by a link that was mailed to them, or is about to get one. */
const exempt = new Set<PageName>(['complete-signup', 'reset-password', 'reset-password-do']);

/** NAV-02 as one table: the first row that fits decides. Each “only” narrows: on a lander the site’s chosen countries hold as well. */
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

/** Whether the adult-entry warning is due, before it is looked up whether this visitor has answered it. */
export const needsEntryWarning = (visit: EntryCase): boolean =>
  entryTable.find(({ fits }) => fits(visit))?.warns ?? false;
