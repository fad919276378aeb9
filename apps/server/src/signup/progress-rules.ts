import {
  signupStepNames,
  type EndpointAnswer,
  type endpoints,
  type FieldErrorCode,
  type SignupStepName,
} from '@heartline/api-client/contract';

import type { ProgressRow, StepAnswer } from './progress.store.ts';

export type ProgressAnswer = EndpointAnswer<typeof endpoints.signup.progress>['progress'];

/** The fields of each step. Photos, notifications and the mailed link have endpoints of their own. */
const fieldsOf: Record<SignupStepName, readonly (keyof StepAnswer)[]> = {
  message: ['message'],
  photo: [],
  location: ['country', 'region', 'place'],
  personal: ['attributes', 'languages'],
  about: ['about'],
  push: [],
  email: [],
};

/** Fields that belong to another step. */
export const strayFields = (step: SignupStepName, answer: StepAnswer): Record<string, FieldErrorCode> =>
  Object.fromEntries(
    (Object.keys(answer) as (keyof StepAnswer)[])
      .filter((field) => !fieldsOf[step].includes(field))
      .map((field) => [field, 'invalid']),
  );

/** The field whose absence leaves a step unanswered; undefined if any is filled in. */
export function missingField(step: SignupStepName, answer: StepAnswer): string | undefined {
  if (step === 'message') return answer.message?.trim() ? undefined : 'message';
  if (step === 'about') return answer.about?.trim() ? undefined : 'about';
  if (step === 'location') return answer.region || answer.place ? undefined : 'region';
  if (step === 'personal')
    return answer.attributes?.some(({ value }) => value !== null) || answer.languages?.length
      ? undefined
      : 'attributes';
  return undefined;
}

/** The first message needs an addressed member, and waits only while the address is unconfirmed. */
const applies = (step: SignupStepName, row: ProgressRow): boolean =>
  step !== 'message' || (row.to_public_id !== null && !row.confirmed);

const isDone = (step: SignupStepName, row: ProgressRow): boolean =>
  ({
    message: row.message !== '',
    photo: row.has_photo,
    location: row.has_place,
    personal: row.has_attributes,
    about: row.has_about,
    push: row.has_push,
    email: row.confirmed,
  })[step];

/** The steps of a member. Known data counts as done, wherever the member entered it. */
export function progressOf(row: ProgressRow): ProgressAnswer {
  const steps = signupStepNames
    .filter((step) => applies(step, row))
    .map((name) => ({
      name,
      state: isDone(name, row)
        ? ('done' as const)
        : row.skipped.includes(name)
          ? ('skipped' as const)
          : ('open' as const),
      draft: row.drafts[name] ?? null,
    }));
  return {
    steps,
    current: steps.find(({ state }) => state === 'open')?.name ?? null,
    member: row.to_public_id,
    message: row.message,
  };
}

/** Whether a step is one of this member's, and not after the first open one. */
export function mayAnswer({ steps, current }: ProgressAnswer, step: SignupStepName): boolean {
  const at = (name: SignupStepName) => steps.findIndex((one) => one.name === name);
  return at(step) !== -1 && (current === null || at(step) <= at(current));
}
