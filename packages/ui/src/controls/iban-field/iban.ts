/** Length of an IBAN by country, from the IBAN registry (SWIFT, registration authority of ISO 13616). */
const lengths = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 ' +
    'FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 ' +
    'LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
    'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const longest = 34;

/** The electronic format of ISO 13616, for sending and storing: no spaces, capital letters. Other characters are dropped. */
export const normalizeIban = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^\s*IBAN[:\s]+/, '')
    .replaceAll(/[^A-Z\d]/g, '')
    .slice(0, longest);

/** The print format of ISO 13616, for reading: groups of four. */
export const formatIban = (text: string): string => normalizeIban(text).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Why it cannot be an IBAN: incomplete or too long, of a country without IBANs, or mistyped. */
export type IbanProblem = 'country' | 'length' | 'checksum';

/**
 * The problem of an IBAN, or null. The check digits are those of ISO 13616: moved to the end with the country, letters read as 10 to
 * 35, the number leaves 1 when divided by 97 (ISO 7064 MOD 97-10).
 */
export function ibanProblem(text: string): IbanProblem | null {
  const iban = normalizeIban(text);
  const length = lengths.get(iban.slice(0, 2));
  if (length === undefined) return iban.length < 2 ? 'length' : 'country';
  if (iban.length !== length) return 'length';
  if (!/^[A-Z]{2}\d{2}/.test(iban)) return 'checksum';
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => Number.parseInt(character, 36)).join('');
  // Digit by digit: the whole number has more digits than a double holds.
  const rest = Array.from(digits).reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
  return rest === 1 ? null : 'checksum';
}
