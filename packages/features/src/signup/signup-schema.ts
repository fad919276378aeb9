import { genders, hasPiledMarks, isTooLong, newEmailSchema, type Gender } from '@heartline/api-client';
import * as v from 'valibot';

import { minPasswordLength } from '../shared/index.ts';

/** Fields of SGN-01, and those a search needs. All steps write into this one form. */
export interface SignupValues {
  gender: Gender | '';
  seeking: Gender[];
  dateOfBirth: string;
  name: string;
  country: string;
  signupMessage: string;
  email: string;
  password: string;
}

export const emptySignup: SignupValues = {
  gender: '',
  seeking: [],
  dateOfBirth: '',
  name: '',
  country: '',
  signupMessage: '',
  email: '',
  password: '',
};

/** Whole years between a day of birth and a moment; null for a day that does not exist. */
export function ageOn(dateOfBirth: string, now: Date): number | null {
  const birth = new Date(`${dateOfBirth}T00:00:00Z`);
  if (Number.isNaN(birth.getTime()) || birth.toISOString().slice(0, 10) !== dateOfBirth) return null;
  const hadBirthday =
    now.getUTCMonth() > birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() >= birth.getUTCDate());
  return now.getUTCFullYear() - birth.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

/** The checks that need no server; it decides for itself (SGN-01). Issue messages are codes, see `useFieldErrorText`. */
export function createSignupSchema({
  minAge,
  messageLength,
  now,
}: {
  minAge: number;
  messageLength: number;
  now: () => Date;
}): v.GenericSchema<SignupValues> {
  const age = (value: string) => ageOn(value, now());
  return v.pipe(
    v.object({
      gender: v.picklist(genders, 'required'),
      seeking: v.pipe(v.array(v.picklist(genders)), v.minLength(1, 'required')),
      dateOfBirth: v.pipe(
        v.string(),
        v.nonEmpty('birth_date_missing'),
        v.check((value) => value === '' || (age(value) ?? -1) >= 0, 'invalid_date'),
        v.check((value) => (age(value) ?? minAge) < 120, 'invalid_date'),
        v.check((value) => (age(value) ?? minAge) >= minAge, 'too_young'),
      ),
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('required'),
        v.maxLength(40, 'too_long'),
        v.check((value) => !value.startsWith('@'), 'name_starts_with_at'),
        v.check((value) => !hasPiledMarks(value), 'piled_marks'),
      ),
      country: v.pipe(v.string(), v.nonEmpty('required')),
      signupMessage: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => !isTooLong(text, messageLength), 'too_long'),
      ),
      email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), newEmailSchema()),
      password: v.pipe(
        v.string(),
        v.nonEmpty('required'),
        v.minLength(minPasswordLength, 'password_short'),
        v.maxLength(128, 'too_long'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['name'], ['email']],
        ({ name, email }) => name.toLowerCase() !== email.toLowerCase(),
        'name_is_email',
      ),
      ['name'],
    ),
  );
}
