import { languages, localeOf } from '@heartline/api-client/contract';

/** "14,99 €" as the reader writes it. */
export function moneyText({ amount, currency }: { amount: number; currency: string }, language: string): string {
  const format = new Intl.NumberFormat(languages[localeOf(language)].formats, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
