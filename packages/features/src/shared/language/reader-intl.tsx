import { languages, type Locale } from '@heartline/api-client';
import { useMemo, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, ReactIntlErrorCode, type IntlShape } from 'react-intl';

import type { Messages } from '../messages/load-messages.ts';

/**
 * The texts and formats of a language. `intl.locale` is its code in the product; numbers, dates and lists are written by
 * `Language.formats`, so that English has British dates and a clock of 24 hours (LOC-04, CLDR). Pass a stable `messages`.
 */
export function readerIntl(locale: Locale, messages: Messages): IntlShape {
  // Uses the device's time zone without naming it: a browser refuses its own name for a zone that it does not know.
  const intl = createIntl({
    locale: languages[locale].formats,
    messages,
    defaultLocale: languages.en.formats,
    onError: report,
  });
  // CLDR writes a hyphen in most languages, where a typesetter has a minus (U+2212).
  const formatNumber: IntlShape['formatNumber'] = (value, options) =>
    intl
      .formatNumberToParts(value, options)
      .map(({ type, value: piece }) => (type === 'minusSign' ? '\u2212' : piece))
      .join('');
  return { ...intl, locale, formatNumber };
}

export interface ReaderIntlProps {
  locale: Locale;
  /** From `loadMessages`. A missing message shows its English text. */
  messages: Messages;
  children: ReactNode;
}

/** Gives its children the reader's language. */
export function ReaderIntl({ locale, messages, children }: ReaderIntlProps) {
  const intl = useMemo(() => readerIntl(locale, messages), [locale, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

function report(error: { code: string }) {
  // The English text is shown instead, and a separate check finds missing messages.
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  globalThis.reportError?.(error);
}
