import type { Locale } from '@heartline/api-client';
import type { Messages } from '@heartline/features/shared';
import { use, useEffect, useState, type ReactNode } from 'react';
import { IntlContext, IntlProvider, ReactIntlErrorCode, type IntlShape } from 'react-intl';

/** The words of one lander: each language is loaded when it is first needed, and kept. */
export interface LanderCatalog {
  load: (locale: Locale) => Promise<Messages>;
  /** Words that are there already. */
  get: (locale: Locale) => Messages | undefined;
}

/** Language files as `import.meta.glob` finds them. */
type LanguageFiles = Record<string, () => Promise<Messages>>;

const shared: LanguageFiles = import.meta.glob<Messages>('./i18n/*.json', { import: 'default' });

/** @param own the files of the lander; those that all landers share come along (LND-02) */
export function createLanderCatalog(own: LanguageFiles): LanderCatalog {
  const loaded = new Map<Locale, Messages>();
  return {
    async load(locale) {
      const known = loaded.get(locale);
      if (known) return known;
      const file = `./i18n/${locale}.json`;
      const parts = await Promise.all([own[file]?.(), shared[file]?.()]);
      const messages = Object.assign({}, ...parts) as Messages;
      loaded.set(locale, messages);
      return messages;
    },
    get: (locale) => loaded.get(locale),
  };
}

export interface LanderWordsProps {
  catalog: LanderCatalog;
  locale: Locale;
  children: ReactNode;
}

/** The lander's own words, added to those of the page if it is one of the site's. It shows with its first language, and keeps it until the next one is there. */
export function LanderWords({ catalog, locale, children }: LanderWordsProps) {
  // No provider stands above it in a partner's page, whatever the type says.
  const page = use(IntlContext) as IntlShape | undefined;
  const [last, setLast] = useState(() => ({ locale, messages: catalog.get(locale) }));
  useEffect(() => {
    let current = true;
    void catalog.load(locale).then(
      (messages) => current && setLast({ locale, messages }),
      // Without the words of this language the lander shows its English.
      () => current && setLast((before) => (before.messages ? before : { locale: 'en', messages: {} })),
    );
    return () => {
      current = false;
    };
  }, [catalog, locale]);
  const ready = catalog.get(locale);
  const shown = ready ? { locale, messages: ready } : last;
  if (!shown.messages) return null;
  return (
    <IntlProvider
      locale={shown.locale}
      messages={{ ...page?.messages, ...shown.messages } as Messages}
      defaultLocale="en"
      onError={report}
    >
      {children}
    </IntlProvider>
  );
}

function report(error: { code: string }) {
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) globalThis.reportError?.(error);
}
