import {
  hasAsciiLocalPart,
  isEmail,
  type EndpointRequest,
  type endpoints,
  type FieldErrorCode,
} from '@heartline/api-client/contract';

import { ageOn, isCalendarDate, isTimeZone, todayIn } from '../platform/age.ts';
import { graphemes, hasPiledMarks, isTooLong } from '../platform/text.ts';
import { hasLink } from '../chat/link.ts';
import { isVisible, messageText, messageTextError } from '../chat/message-text.ts';
import { passwordFault } from '../identity/password-rules.ts';
import type { Site } from '../platform/site.ts';
import { emailKey } from '../identity/email.ts';
import { looksLike } from './look-alikes.ts';
import { cleanName, plainName } from '../identity/name.ts';
import { isReserved } from './reserved-names.ts';

export type SignupInput = EndpointRequest<typeof endpoints.signup.create>['body'];
export type Faults = Record<string, FieldErrorCode>;

const shortestName = 2;
const longestName = 30;
const oldest = 120;

/** SGN-01: every invalid field, each with one reason. Checks that need the database (taken, region) are made elsewhere. */
export function signupFaults(input: SignupInput, site: Site, now: Date): Faults {
  const { settings } = site;
  return Object.fromEntries(
    Object.entries({
      email: emailFault(input.email),
      name: nameFault(input.name, input.email, site),
      password:
        input.password === ''
          ? 'required'
          : passwordFault(input.password, [settings.name, cleanName(input.name), input.email]),
      date_of_birth: birthDateFault(input.date_of_birth, input.time_zone, settings.min_age, now),
      country: settings.countries.includes(input.country) ? undefined : 'unknown_value',
      signup_message: firstWordsFault(firstWords(input.signup_message), settings.message_length),
    } satisfies Record<string, FieldErrorCode | undefined>).filter(
      (entry): entry is [string, FieldErrorCode] => entry[1] !== undefined,
    ),
  );
}

/** The message to the addressed member in its stored form; empty where it has no visible text. */
export function firstWords(text: string): string {
  const words = messageText(text).trim();
  return isVisible(words) ? words : '';
}

const firstWordsFault = (words: string, length: number): FieldErrorCode | undefined =>
  words === '' ? undefined : messageTextError(words, length);

function emailFault(email: string): FieldErrorCode | undefined {
  if (email.trim() === '') return 'required';
  if (!isEmail(email.trim())) return 'invalid_email';
  return hasAsciiLocalPart(email) ? undefined : 'email_not_ascii';
}

/** The rules apply to what a reader sees: after NFKC, case folding and removal of invisible characters (security.md section 7). */
export function nameFault(raw: string, email: string, site: Site): FieldErrorCode | undefined {
  const name = cleanName(raw);
  if (name === '') return 'required';
  if (name.startsWith('@')) return 'name_starts_with_at';
  if (isEmailOf(name, email)) return 'name_is_email';
  if (isTooLong(name, longestName)) return 'too_long';
  if (hasPiledMarks(name)) return 'piled_marks';
  if (graphemes(name, longestName) < shortestName) return 'too_short';
  if (isReserved(name, site)) return 'name_reserved';
  if (leadsAway(name)) return 'invalid';
  return /[\p{L}\p{N}]/u.test(name) ? undefined : 'invalid';
}

/** A number to call: from seven digits on, or six that do not end a word. "Anna010190" is a name with a date of birth. */
const digits = (least: number) => String.raw`\p{Nd}(?:[\s()./+\p{Pd}]*\p{Nd}){${least - 1}}`;
const telephone = new RegExp(String.raw`${digits(7)}|(?<![\p{L}\p{M}\p{Nd}])${digits(6)}(?![\p{L}\p{M}])`, 'u');

/** Names stand in mails to any address, which must not carry an advertisement: no link, address or telephone number. */
const leadsAway = (name: string): boolean => /:\/\/|@/.test(name) || hasLink(name) || telephone.test(plainName(name));

/** Whether a reader would recognise the address in the name, in any spelling of its letters, dots and spaces. */
function isEmailOf(name: string, email: string): boolean {
  const plain = (text: string) => looksLike(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  // In the alphabet of the domain and in ASCII.
  const spellings = (text: string) =>
    [text, emailKey(text.replaceAll(/(?<![\s\p{P}])[\s\p{P}]+$|\s/gu, ''))].map(plain);
  return email.includes('@') && spellings(name).some((one) => spellings(email).some((other) => one.includes(other)));
}

/** The date is the member's local one; without a zone, UTC. */
export function birthDateFault(
  birthDate: string,
  timeZone: string | undefined,
  minAge: number,
  now: Date,
): FieldErrorCode | undefined {
  if (birthDate === '') return 'required';
  if (!isCalendarDate(birthDate)) return 'invalid_date';
  const age = ageOn(birthDate, todayIn(zoneOr(timeZone), now));
  if (age < 0 || age > oldest) return 'invalid_date';
  return age < minAge ? 'too_young' : undefined;
}

export const zoneOr = (timeZone: string | undefined): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC';

/** SGN-04. */
export function maySignUp({ settings }: Site, { network, ref }: SignupInput['tracking']): boolean {
  if (settings.signups === 'with_trafficsource') return Boolean(network || ref);
  return settings.signups === 'all';
}
