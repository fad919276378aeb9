import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { ageOn, createSignupSchema, type SignupValues } from './signup-schema.ts';

const now = new Date('2026-11-21T12:00:00Z');
const schema = createSignupSchema({ minAge: 18, messageLength: 20, now: () => now });
const good: SignupValues = {
  gender: 'woman',
  seeking: ['man'],
  dateOfBirth: '1990-05-17',
  name: 'Anna',
  country: 'NL',
  signupMessage: '',
  email: 'anna@example.com',
  password: 'a short sentence',
};
const codeOf = (change: Partial<SignupValues>) => {
  const result = v.safeParse(schema, { ...good, ...change });
  return result.issues?.[0]?.message;
};

it('accepts a valid form', () => expect(codeOf({})).toBeUndefined());

it.each(["o'brien@example.org", 'a@exämple.org', 'jurgen.muller@bücher.example', 'ivan@почта.рф'])(
  '[SGN-01] accepts %s, as every form and the server do',
  (email) => expect(codeOf({ email })).toBeUndefined(),
);

describe('[SGN-01]', () => {
  it.each<[string, Partial<SignupValues>]>([
    ['name_is_email', { name: 'Anna@Example.com' }],
    ['name_starts_with_at', { name: '@anna' }],
    ['invalid_email', { email: 'anna@example' }],
    ['email_not_ascii', { email: 'jörg@example.org' }],
    ['email_not_ascii', { email: 'иван@почта.рф' }],
    ['invalid_date', { dateOfBirth: '1990-02-30' }],
    ['invalid_date', { dateOfBirth: '2990-01-01' }],
    ['birth_date_missing', { dateOfBirth: '' }],
    ['too_young', { dateOfBirth: '2008-11-22' }],
    ['password_short', { password: '1234567' }],
    ['required', { gender: '' }],
    ['required', { seeking: [] }],
    ['too_long', { signupMessage: 'x'.repeat(21) }],
  ])('answers %s for %o', (code, change) => expect(codeOf(change)).toBe(code));

  it('accepts a visitor who comes of age today', () => expect(codeOf({ dateOfBirth: '2008-11-21' })).toBeUndefined());
  it('counts a message as the server does: in graphemes, of at most eight bytes each', () => {
    expect(codeOf({ signupMessage: '👍🏽'.repeat(20) })).toBeUndefined();
    expect(codeOf({ signupMessage: '👍🏽'.repeat(21) })).toBe('too_long');
    expect(codeOf({ signupMessage: '👩‍👩‍👧'.repeat(20) })).toBe('too_long');
  });
});

it('counts whole years', () => {
  expect(ageOn('2000-02-29', new Date('2018-02-28T00:00:00Z'))).toBe(17);
  expect(ageOn('2000-02-29', new Date('2018-03-01T00:00:00Z'))).toBe(18);
});
