import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** Why a field was refused: the server's codes, and two that only forms have. In the words of rules.md section 5 if it has them. */
export const fieldErrorMessages = defineMessages<{
  readonly required: NoMessageValues;
  readonly invalid: NoMessageValues;
  readonly too_short: NoMessageValues;
  readonly too_long: NoMessageValues;
  readonly out_of_range: NoMessageValues;
  readonly unknown_value: NoMessageValues;
  readonly invalid_email: NoMessageValues;
  readonly email_taken: NoMessageValues;
  readonly invalid_date: NoMessageValues;
  readonly birth_date_missing: { readonly min_age: MessageValue };
  readonly too_young: { readonly min_age: MessageValue };
  readonly name_is_email: NoMessageValues;
  readonly name_starts_with_at: NoMessageValues;
  readonly name_reserved: NoMessageValues;
  readonly piled_marks: NoMessageValues;
  readonly name_taken: NoMessageValues;
  readonly password_common: NoMessageValues;
  readonly password_context: NoMessageValues;
  readonly password_short: { readonly min: number | bigint };
  readonly passwords_differ: NoMessageValues;
}>({
  required: {
    id: 'shared.field.required',
    defaultMessage: 'Fill this in.',
    description: 'Under an empty field.',
  },
  invalid: {
    id: 'shared.field.invalid',
    defaultMessage: 'Check what you entered.',
    description: 'Under a field.',
  },
  too_short: { id: 'shared.field.too_short', defaultMessage: 'This is too short.', description: 'Under a text field.' },
  too_long: { id: 'shared.field.too_long', defaultMessage: 'This is too long.', description: 'Under a text field.' },
  out_of_range: {
    id: 'shared.field.out_of_range',
    defaultMessage: 'This value isn’t possible.',
    description: 'Under a number field.',
  },
  unknown_value: {
    id: 'shared.field.unknown_value',
    defaultMessage: 'Choose one of the options.',
    description: 'Under a choice.',
  },
  invalid_email: {
    id: 'shared.field.invalid_email',
    defaultMessage: 'Invalid email',
    description: 'Under the e-mail field.',
  },
  email_taken: {
    id: 'shared.field.email_taken',
    defaultMessage: 'An account with this email already exists',
    description: 'Under the e-mail field.',
  },
  invalid_date: {
    id: 'shared.field.invalid_date',
    defaultMessage: 'Invalid date of birth.',
    description: 'Under the date of birth.',
  },
  birth_date_missing: {
    id: 'shared.field.birth_date_missing',
    defaultMessage: 'Enter your date of birth ({min_age}+)',
    description: 'Under a date of birth that was left empty. min_age: how old members must be, 18 for instance.',
  },
  too_young: {
    id: 'shared.field.too_young',
    defaultMessage: 'You need to be at least {min_age} to join.',
    description:
      'Under the date of birth of somebody who is younger. min_age: how old members must be, 18 for instance.',
  },
  name_is_email: {
    id: 'shared.field.name_is_email',
    defaultMessage: 'Username may not be the same as your e-mail address',
    description: 'Under the username.',
  },
  name_starts_with_at: {
    id: 'shared.field.name_starts_with_at',
    defaultMessage: 'Username may not start with @',
    description: 'Under the username.',
  },
  name_reserved: {
    id: 'shared.field.name_reserved',
    defaultMessage: 'This username could be mistaken for one of our team. Choose another one.',
    description:
      'Under the username: it has a word for staff in it, such as Support or Admin, or the name of the site.',
  },
  piled_marks: {
    id: 'shared.field.piled_marks',
    defaultMessage: 'Too many marks on one letter',
    description:
      'Error below a field with a name or a text: accents and other combining marks are piled on one letter, far more than any language has.',
  },
  name_taken: {
    id: 'shared.field.name_taken',
    defaultMessage: 'This username is already taken. Try a variation of it.',
    description: 'Under the username.',
  },
  password_common: {
    id: 'shared.field.password_common',
    defaultMessage: 'Many people use this password, so it’s easy to guess. Choose another one.',
    description: 'Under the password.',
  },
  password_context: {
    id: 'shared.field.password_context',
    defaultMessage: 'Your password can’t contain your name or e-mail address.',
    description: 'Under the password.',
  },
  password_short: {
    id: 'shared.field.password_short',
    defaultMessage: 'Your password needs at least {min, plural, one {# character} other {# characters}}.',
    description: 'Under the password.',
  },
  passwords_differ: {
    id: 'shared.field.passwords_differ',
    defaultMessage: 'The entered passwords are not the same',
    description: 'Under the repeated password.',
  },
});
