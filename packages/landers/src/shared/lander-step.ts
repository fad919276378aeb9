import type { IntlShape, MessageDescriptor } from 'react-intl';

import type { LanderSite } from './lander-data.ts';
import { landerMessages } from './lander.messages.ts';

/** One question with a few answers. Named as the field of the sign-up that asks the same, which then has the answer. */
export interface LanderStep {
  name: string;
  question: MessageDescriptor;
  answers: readonly LanderAnswer[];
}

export interface LanderAnswer {
  value: string;
  /** In words, or the country of that code. */
  label: MessageDescriptor | { country: string };
}

/** A step whose answers depend on the site. */
export type SiteStep = Omit<LanderStep, 'answers'> & {
  answers: (site: LanderSite | undefined) => readonly LanderAnswer[];
};

/** Whom somebody would like to meet: `seeking` of the sign-up. */
export const seekingStep: LanderStep = {
  name: 'seeking',
  question: landerMessages.question,
  answers: [
    { value: 'woman', label: landerMessages.women },
    { value: 'man', label: landerMessages.men },
    { value: 'woman,man,nonbinary', label: landerMessages.everyone },
  ],
};

/** Who somebody is: `gender` of the sign-up. */
export const genderStep: LanderStep = {
  name: 'gender',
  question: landerMessages.gender,
  answers: [
    { value: 'woman', label: landerMessages.woman },
    { value: 'man', label: landerMessages.man },
    { value: 'nonbinary', label: landerMessages.nonbinary },
  ],
};

/** Where somebody lives: `country` of the sign-up. The country of the visitor first, which it mostly is. */
export const countryStep: SiteStep = {
  name: 'country',
  question: landerMessages.where,
  answers: (site) => [
    ...(site ? [{ value: site.country, label: { country: site.country } }] : []),
    { value: '', label: landerMessages.elsewhere },
  ],
};

/** The step as this site asks it. */
export const stepOf = (step: LanderStep | SiteStep, site: LanderSite | undefined): LanderStep =>
  typeof step.answers === 'function' ? { ...step, answers: step.answers(site) } : { ...step, answers: step.answers };

/** How an answer reads. */
export function labelOf(intl: IntlShape, { label }: LanderAnswer): string {
  if (!('country' in label)) return intl.formatMessage(label);
  return intl.formatDisplayName(label.country, { type: 'region' }) ?? label.country;
}
