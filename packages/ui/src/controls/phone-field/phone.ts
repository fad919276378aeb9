export interface PhoneCountry {
  /** ISO 3166: "DE". */
  code: string;
  /** In the reader's language: "Germany". */
  name: string;
  /** Digits without a plus: "49". */
  callingCode: string;
  /** Digit dialled before a number inside the country and omitted from abroad: "0". Italy and Spain have none. */
  trunkPrefix?: string;
}

export interface PhoneValue {
  /** Code of the country. */
  country: string;
  /** As it was typed, without the calling code: "0151 234 567". */
  number: string;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The whole number for sending and storing (ITU-T E.164): "+49151234567"; '' while the field is empty. */
export function toE164({ country, number }: PhoneValue, countries: readonly PhoneCountry[]): string {
  const chosen = countries.find(({ code }) => code === country);
  const digits = digitsOf(number);
  if (!chosen || digits === '') return '';
  const { trunkPrefix = '', callingCode } = chosen;
  const national = trunkPrefix !== '' && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits;
  return `+${callingCode}${national}`;
}

/** Splits a number that begins with a plus or 00; null if its calling code is unknown. */
export function parsePhone(text: string, countries: readonly PhoneCountry[], current?: string): PhoneValue | null {
  const international = /^\s*(?:\+|00)/.exec(text);
  if (!international) return null;
  const written = text.slice(international[0].length).trimStart();
  const digits = digitsOf(written);
  // The longest matching code; if several countries share it, the chosen one.
  const [country] = countries
    .filter(({ callingCode }) => digits.startsWith(callingCode))
    .sort(
      (one, other) =>
        other.callingCode.length - one.callingCode.length ||
        Number(other.code === current) - Number(one.code === current),
    );
  if (!country) return null;
  return { country: country.code, number: withoutCode(written, country.callingCode.length) };
}

function withoutCode(written: string, digits: number): string {
  let end = 0;
  for (let left = digits; left > 0; end += 1) if (/\d/.test(written.charAt(end))) left -= 1;
  // "+49 (0)151" is a common notation; the zero in brackets is not part of the number.
  return written
    .slice(end)
    .replace(/^[\s).\-/]+/, '')
    .replace(/^\(0\)\s*/, '');
}
