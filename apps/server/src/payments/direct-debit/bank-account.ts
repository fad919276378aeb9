import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

import { methodTable } from '../../platform/payments/method-table.ts';

const { countries } = methodTable.sdd;
/** Where direct debit is offered: messages go nowhere else, whatever they cost there. */
const debitCountries: readonly string[] = Array.isArray(countries) ? countries : [];

/** The IBAN without spaces; undefined: none. Not of SEPA: no debit reaches it. */
export function ibanOf(text: string): { iban: string; sepa: boolean } | undefined {
  const iban = electronicFormatIBAN(text.replace(/^\s*IBAN[:\s]+/i, ''));
  if (iban === null || !isValidIBAN(iban)) return undefined;
  return { iban, sepa: isSEPACountry(iban.slice(0, 2)) };
}

/** The number as E.164; undefined: no mobile number of a country where direct debit is offered. */
export function mobileOf(text: string, country: string): string | undefined {
  const given = debitCountries.includes(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(text, given === undefined ? {} : { defaultCountry: given });
  if (!number?.isValid() || number.country === undefined || !debitCountries.includes(number.country)) return undefined;
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : undefined;
}

/** Countries whose numbers are written without a zero that falls away behind the calling code. */
const withoutTrunk = ['ES', 'IT'];

/** What the field of the telephone knows of each country. */
export const phoneCountries: readonly { code: string; calling_code: string; trunk_prefix?: string }[] =
  debitCountries.map((code) => ({
    code,
    calling_code: String(getCountryCallingCode(code as CountryCode)),
    ...(withoutTrunk.includes(code) ? {} : { trunk_prefix: '0' }),
  }));
