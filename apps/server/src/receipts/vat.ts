import { todayIn } from '../platform/age.ts';
import { taxedCountries, untaxedCountries } from './vat-rates.data.ts';

/** The day in a country, in the time zone of most inhabitants. yyyy-mm-dd */
export const dayIn = (country: string, at: Date): string =>
  todayIn(taxedCountries[country]?.zone ?? untaxedCountries[country] ?? 'UTC', at);

/** The rate of a country on a day, in hundredths of a percent; 0 where no VAT is owed. */
export function vatRate(country: string, day: string): number {
  const rates = taxedCountries[country]?.rates ?? [];
  return (rates.findLast(([from]) => from <= day) ?? rates[0])?.[1] ?? 0;
}

/** The VAT in a price, rounded once to the whole minor unit; the rest of the price is net. @param rate hundredths of a percent */
export const vatIn = (gross: number, rate: number): number => Math.round((gross * rate) / (10_000 + rate));
