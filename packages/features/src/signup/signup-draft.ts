import { genders } from '@heartline/api-client';
import * as v from 'valibot';

import { sessionStore } from '../shared/index.ts';
import { emptySignup, type SignupValues } from './signup-schema.ts';
import { signupSteps, type SignupStep } from './signup-steps.ts';

const key = 'heartline.signup';
const text = v.pipe(v.string(), v.maxLength(2000));
/** No password, and no e-mail address: on a shared computer the next person in this tab must not find them. */
const schema = v.object({
  gender: v.picklist([...genders, '']),
  seeking: v.array(v.picklist(genders)),
  dateOfBirth: text,
  name: text,
  country: text,
  signupMessage: text,
  /** If the step of the draft no longer exists, its other answers stay. */
  step: v.fallback(v.picklist(signupSteps), signupSteps[0]),
});

export interface SignupDraft {
  values: SignupValues;
  step: SignupStep;
}

/** The input and step in this tab from before a reload or a visit to another page, so that nothing is lost. */
export function readDraft(): SignupDraft {
  const parsed = v.safeParse(schema, sessionStore.read(key));
  if (!parsed.success) return { values: emptySignup, step: signupSteps[0] };
  const { step, ...values } = parsed.output;
  return { values: { ...emptySignup, ...values }, step };
}

export function writeDraft(
  { gender, seeking, dateOfBirth, name, country, signupMessage }: SignupValues,
  step: SignupStep,
): void {
  sessionStore.write(key, { gender, seeking, dateOfBirth, name, country, signupMessage, step });
}

export function forgetDraft(): void {
  sessionStore.remove(key);
}
