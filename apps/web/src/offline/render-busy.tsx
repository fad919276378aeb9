import { BusyView, busyMessages } from '@heartline/features/offline';
import { loadMessages } from '@heartline/features/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';

import { languageOf } from '../language-of.ts';
import type { OfflinePage, OfflineSite } from './render-offline.tsx';
import styles from './stand-in.css?inline';

export interface BusyRequest extends Omit<OfflineSite, 'own'> {
  /** The Cookie header and the query, for the language. */
  cookies: string;
  search: string;
  why: 'busy' | 'too_many';
}

/**
 * The page for a request that the server cannot serve now, in the visitor's language. Needs nothing from the API, nor later from the
 * browser.
 */
export async function renderBusy({
  name,
  domainLanguage,
  cookies,
  search,
  why,
}: BusyRequest): Promise<Omit<OfflinePage, 'script'>> {
  const locale = languageOf({ cookies, search, domainLanguage });
  const intl = createIntl({ locale, messages: await loadMessages(locale, ['offline']) });
  const title =
    why === 'busy' ? intl.formatMessage(busyMessages.title, { name }) : intl.formatMessage(busyMessages.tooManyTitle);
  return {
    locale,
    title: `${title} · ${name}`,
    html: renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <BusyView name={name} why={why} />
      </RawIntlProvider>,
    ),
    styles,
  };
}
