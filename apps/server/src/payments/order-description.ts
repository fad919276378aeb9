const words: Record<string, string> = {
  da: 'kreditter',
  de: 'Credits',
  en: 'credits',
  es: 'créditos',
  fi: 'krediittiä',
  fr: 'crédits',
  it: 'crediti',
  nb: 'kreditter',
  nl: 'credits',
  pl: 'kredytów',
  sv: 'krediter',
};

/** What stands on the provider's page and on the statement. Every package is a round number, so one plural form is enough. */
export const orderDescription = (siteName: string, credits: number, language: string): string =>
  `${siteName}: ${new Intl.NumberFormat(language).format(credits)} ${words[language] ?? words['en']}`;
