export const footerPages = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'pricing',
  'complaints',
  'return-policy',
  'faq',
  'service',
] as const;
export type FooterPage = (typeof footerPages)[number];

const hiddenInApp = new Set<FooterPage>(['ban', 'complaints', 'cookies', 'pricing', 'privacy', 'terms']);

export interface FooterRules {
  /** Pages this deployment has. */
  available: readonly FooterPage[];
  loggedIn: boolean;
  inApp: boolean;
  us: boolean;
}

/** Links of the footer (LOC-06): members inside the installed app see few, except in the US footer. */
export function footerLinks({ available, loggedIn, inApp, us }: FooterRules): FooterPage[] {
  const short = loggedIn && inApp && !us;
  return footerPages.filter((page) => available.includes(page) && !(short && hiddenInApp.has(page)));
}

export interface UsFooterRules {
  locale: string;
  /** The site's own setting. */
  flag: boolean;
  /** The visitor's country and the member's country of residence, if known. */
  countries: readonly (string | null | undefined)[];
}

/** The US footer is for readers of English in the United States, and only if the site's flag is set (LOC-05). */
export const isUsFooter = ({ locale, flag, countries }: UsFooterRules): boolean =>
  flag && locale === 'en' && countries.includes('US');
