import { locales, type Locale } from '@heartline/api-client';
import { offlineMessages, OfflineView } from '@heartline/features/offline';
import { chooseLocale, loadMessages } from '@heartline/features/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl';

import { runOfflinePage, type OfflineScriptOptions, type OfflineWords } from './offline-script.ts';
import { retireServiceWorker, runServiceWorker, type WorkerOptions } from './service-worker.ts';
import styles from './stand-in.css?inline';

export interface OfflineSite {
  name: string;
  domainLanguage: string;
  /** The address of this page. */
  own: string;
}

export interface OfflinePage {
  locale: Locale;
  title: string;
  html: string;
  styles: string;
  script: string;
}

/** The page a browser stores for use without a network: one for all readers of a site, in every language (NAV-12). */
export async function renderOffline({ name, domainLanguage, own }: OfflineSite): Promise<OfflinePage> {
  const intls = await Promise.all(
    locales.map(async (locale) => createIntl({ locale, messages: await loadMessages(locale, ['offline']) })),
  );
  const fallback = chooseLocale('', domainLanguage);
  const ofSite = intls.find(({ locale }) => locale === fallback) as IntlShape;
  const words = Object.fromEntries(intls.map((intl) => [intl.locale, wordsOf(intl, name)]));
  return {
    locale: fallback,
    title: ofSite.formatMessage(offlineMessages.title),
    html: renderToStaticMarkup(
      <RawIntlProvider value={ofSite}>
        <OfflineView name={name} state="offline" />
      </RawIntlProvider>,
    ),
    styles,
    script: callOf(runOfflinePage, json<OfflineScriptOptions>({ name, words, fallback, own })),
  };
}

const wordsOf = (intl: IntlShape, name: string) =>
  Object.fromEntries(
    Object.entries(offlineMessages).map(([key, message]) => [key, intl.formatMessage(message, { name })]),
  ) as OfflineWords;

/** The script at /service-worker.js; without options, one that removes the worker. */
export const serviceWorkerScript = (options?: WorkerOptions): string =>
  options ? callOf(runServiceWorker, `self, ${json(options)}`) : callOf(retireServiceWorker, 'self');

/** Turns a function that uses nothing outside itself, and a call of it, into a script. */
const callOf = (run: (...given: never[]) => void, given: string): string => `(${run.toString()})(${given});\n`;

const json = <T,>(value: T): string => JSON.stringify(value).replaceAll('<', '\\u003c');
