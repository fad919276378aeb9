import { ApiError } from '@heartline/api-client';
import type { Path } from 'react-hook-form';

import type { SignupValues } from './signup-schema.ts';

/** One question each. */
export const signupSteps = ['gender', 'seeking', 'birth', 'name', 'country', 'message', 'account'] as const;
export type SignupStep = (typeof signupSteps)[number];

/** The step for the first message exists only if there is a member to receive it. */
export const stepsFor = (withMember: boolean): SignupStep[] =>
  signupSteps.filter((step) => withMember || step !== 'message');

export const fieldsOf: Record<SignupStep, Path<SignupValues>[]> = {
  gender: ['gender'],
  seeking: ['seeking'],
  birth: ['dateOfBirth'],
  name: ['name'],
  country: ['country'],
  message: ['signupMessage'],
  account: ['email', 'password'],
};

/** The first field with an error and its step, in the order of the form. */
export function firstWrong(
  wrong: (field: Path<SignupValues>) => boolean,
): { step: SignupStep; field: Path<SignupValues> } | null {
  for (const step of signupSteps) {
    const field = fieldsOf[step].find(wrong);
    if (field) return { step, field };
  }
  return null;
}

const wireNames: Partial<Record<Path<SignupValues>, string>> = {
  dateOfBirth: 'date_of_birth',
  signupMessage: 'signup_message',
};

/** The first field the server refused, if the error names one. */
export function refusedBy(error: unknown): ReturnType<typeof firstWrong> {
  if (!(error instanceof ApiError)) return null;
  const { fields } = error;
  return firstWrong((field) => fields.has(wireNames[field] ?? field));
}
