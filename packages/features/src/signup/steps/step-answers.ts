import type { Region, SignupProgress, SignupStepName, StepAnswer, User } from '@heartline/api-client';

/** The initial answer of a step: the saved profile, and the waiting first message. */
export function savedAnswer(
  step: SignupStepName,
  { profile }: User,
  progress: SignupProgress,
  regions: readonly Region[],
): StepAnswer {
  switch (step) {
    case 'message':
      return { message: progress.message };
    case 'about':
      return { about: profile.about };
    case 'location':
      return {
        country: profile.country,
        region: regions.find(({ id, name }) => name === profile.region || id === profile.region)?.id ?? null,
        // The place is left out, so that an unchanged one is not sent.
      };
    case 'personal':
      return {
        attributes: profile.attributes,
        languages: (profile.languages ?? []) as NonNullable<StepAnswer['languages']>,
      };
    case 'photo':
    case 'push':
    case 'email':
      return {};
  }
}

/** Whether the answer is empty. For photos and notifications only the server knows. */
export function isUnanswered(step: SignupStepName, answer: StepAnswer): boolean {
  if (step === 'message') return !answer.message?.trim();
  if (step === 'about') return !answer.about?.trim();
  if (step === 'location') return !answer.region && !answer.place;
  if (step === 'personal') return !answer.attributes?.some(({ value }) => value !== null) && !answer.languages?.length;
  return false;
}

/** The step after this one: the next open one, else the first open one, else null. */
export function stepAfter(
  { steps }: Pick<SignupProgress, 'steps'>,
  step: SignupStepName,
  possible: (step: SignupStepName) => boolean,
): SignupStepName | null {
  const at = steps.findIndex(({ name }) => name === step);
  const open = steps.filter(({ name, state }) => state === 'open' && name !== step && possible(name));
  const later = open.find(({ name }) => steps.findIndex((one) => one.name === name) > at);
  return (later ?? open[0])?.name ?? null;
}
