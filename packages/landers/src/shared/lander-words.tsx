import type { Locale } from '@heartline/api-client';
import type { Messages } from '@heartline/features/shared';
import { use, useEffect, useState, type ReactNode } from 'react';
import { IntlContext, IntlProvider, ReactIntlErrorCode, type IntlShape } from 'react-intl';

/** The texts of one lander: each language is loaded on first use, and kept. */
export interface LanderCatalog {
  load: (locale: Locale) => Promise<Messages>;
  /** Texts that are loaded already. */
  get: (locale: Locale) => Messages | undefined;
}

/** Language files as `import.meta.glob` finds them. */
type LanguageFiles = Record<string, () => Promise<Messages>>;

const shared: LanguageFiles = import.meta.glob<Messages>('./i18n/*.json', { import: 'default' });

/** @param own the files of the lander; those that all landers share are added (LND-02) */
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

/**
 * Adds the lander's own texts to those of the page, if it is one of the site's. Renders once its first language is loaded, and keeps it
 * until the next one is.
 */
export function LanderWords({ catalog, locale, children }: LanderWordsProps) {
  // In a partner's page there is no provider above it, despite the type.
  const page = use(IntlContext) as IntlShape | undefined;
  const [last, setLast] = useState(() => ({ locale, messages: catalog.get(locale) }));
  useEffect(() => {
    let current = true;
    void catalog.load(locale).then(
      (messages) => current && setLast({ locale, messages }),
      // If the texts of this language fail to load, the lander shows its English.
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
