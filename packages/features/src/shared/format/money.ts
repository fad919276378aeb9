import type { Money } from '@heartline/api-client';
import type { IntlShape } from 'react-intl';

/** Formats minor units and a currency in the reader's language: 1499 EUR is "14,99 €" in German (LOC-04). */
export function formatMoney(intl: Pick<IntlShape, 'locale' | 'formatNumber'>, { amount, currency }: Money): string {
  const digits =
    new Intl.NumberFormat(intl.locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return intl.formatNumber(amount / 10 ** digits, { style: 'currency', currency });
}
