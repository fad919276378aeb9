import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

import { methodTable } from '../../platform/payments/method-table.ts';

const { countries } = methodTable.sdd;
/** Countries where direct debit is offered: codes are sent by SMS to no others, because of the prices there. */
const debitCountries: readonly string[] = Array.isArray(countries) ? countries : [];

/** The IBAN without spaces; undefined if it is none. `sepa` is false where no SEPA debit can reach the account. */
export function ibanOf(text: string): { iban: string; sepa: boolean } | undefined {
  const iban = electronicFormatIBAN(text.replace(/^\s*IBAN[:\s]+/i, ''));
  if (iban === null || !isValidIBAN(iban)) return undefined;
  return { iban, sepa: isSEPACountry(iban.slice(0, 2)) };
}

/** The number as E.164; undefined unless it is a mobile number of a country where direct debit is offered. */
export function mobileOf(text: string, country: string): string | undefined {
  const given = debitCountries.includes(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(text, given === undefined ? {} : { defaultCountry: given });
  if (!number?.isValid() || number.country === undefined || !debitCountries.includes(number.country)) return undefined;
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : undefined;
}

/** Countries that keep the leading zero of a national number after the calling code. */
const withoutTrunk = ['ES', 'IT'];

/** Facts about each country for the telephone field. */
export const phoneCountries: readonly { code: string; calling_code: string; trunk_prefix?: string }[] =
  debitCountries.map((code) => ({
    code,
    calling_code: String(getCountryCallingCode(code as CountryCode)),
    ...(withoutTrunk.includes(code) ? {} : { trunk_prefix: '0' }),
  }));
