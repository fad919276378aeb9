import type { Region, SignupProgress, SignupStepName, StepAnswer, User } from '@heartline/api-client';

/** What stands at a step before anybody types there: the profile as it is, and the first words that wait. */
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
        // The place is not named: an unchanged one stays.
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

/** Whether nothing was answered. What photos and notifications have to show, the server knows. */
export function isUnanswered(step: SignupStepName, answer: StepAnswer): boolean {
  if (step === 'message') return !answer.message?.trim();
  if (step === 'about') return !answer.about?.trim();
  if (step === 'location') return !answer.region && !answer.place;
  if (step === 'personal') return !answer.attributes?.some(({ value }) => value !== null) && !answer.languages?.length;
  return false;
}

/** Where it goes on after a step: the next that is open, else the first that is, else null. */
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
