import type { Locale } from '@heartline/api-client';
import { LateView } from '@heartline/features/offline';
import { loadMessages } from '@heartline/features/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';

const made = new Map<Locale, string>();

/** Markup beside an empty page with the notice, in this language, that its scripts have not arrived. */
export async function renderLate(locale: Locale): Promise<string> {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const intl = createIntl({ locale, messages: await loadMessages(locale, ['offline']) });
  const html = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <LateView />
    </RawIntlProvider>,
  );
  made.set(locale, html);
  return html;
}
