/** A language of the product. */
export interface Language {
  /** Its own name, for lists of languages. */
  readonly name: string;
  /** Its English name, for developers. */
  readonly english: string;
  readonly direction: 'ltr' | 'rtl';
  /** The tag of Unicode's data (CLDR) by which numbers, dates and plurals are written. */
  readonly formats: string;
  /** Further codes under which browsers and partners ask for it. */
  readonly also?: readonly string[];
  /** Its nouns are capitalized everywhere. */
  readonly capitalNouns?: true;
}

/**
 * Every language of the product, and everything about it except its texts. `npm run new -- language pt` adds a row and the files of a
 * language.
 */
const table = {
  da: { name: 'Dansk', english: 'Danish', direction: 'ltr', formats: 'da' },
  de: { name: 'Deutsch', english: 'German', direction: 'ltr', formats: 'de', capitalNouns: true },
  en: { name: 'English', english: 'English', direction: 'ltr', formats: 'en-GB' },
  es: { name: 'Español', english: 'Spanish', direction: 'ltr', formats: 'es' },
  fi: { name: 'Suomi', english: 'Finnish', direction: 'ltr', formats: 'fi' },
  fr: { name: 'Français', english: 'French', direction: 'ltr', formats: 'fr' },
  it: { name: 'Italiano', english: 'Italian', direction: 'ltr', formats: 'it' },
  nb: { name: 'Norsk bokmål', english: 'Norwegian', direction: 'ltr', formats: 'nb', also: ['no', 'nn'] },
  nl: { name: 'Nederlands', english: 'Dutch', direction: 'ltr', formats: 'nl' },
  pl: { name: 'Polski', english: 'Polish', direction: 'ltr', formats: 'pl' },
  sv: { name: 'Svenska', english: 'Swedish', direction: 'ltr', formats: 'sv' },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof table;
export const languages: Readonly<Record<Locale, Language>> = table;
export const locales = Object.keys(table) as [Locale, ...Locale[]];

export const isLocale = (code: string | null | undefined): code is Locale => locales.some((locale) => locale === code);

/** The language of the product for a tag of a browser or partner, by any of its codes and whatever the region. */
export function knownLocale(tag: string | null | undefined): Locale | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return code ? locales.find((locale) => locale === code || languages[locale].also?.includes(code)) : undefined;
}

/** The first of these tags that is a language of the product; else English. */
export function localeOf(...tags: readonly (string | null | undefined)[]): Locale {
  for (const tag of tags) {
    const known = knownLocale(tag);
    if (known) return known;
  }
  return 'en';
}
