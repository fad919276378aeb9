import type { IntlShape, MessageDescriptor } from 'react-intl';

import type { LanderSite } from './lander-data.ts';
import { landerMessages } from './lander.messages.ts';

/** One question with a few answers. Named after the field of the sign-up that asks the same, which then has the answer. */
export interface LanderStep {
  name: string;
  question: MessageDescriptor;
  answers: readonly LanderAnswer[];
}

export interface LanderAnswer {
  value: string;
  /** A text, or a country code to be named. */
  label: MessageDescriptor | { country: string };
}

/** A step whose answers depend on the site. */
export type SiteStep = Omit<LanderStep, 'answers'> & {
  answers: (site: LanderSite | undefined) => readonly LanderAnswer[];
};

/** The gender the visitor looks for: `seeking` of the sign-up. */
export const seekingStep: LanderStep = {
  name: 'seeking',
  question: landerMessages.question,
  answers: [
    { value: 'woman', label: landerMessages.women },
    { value: 'man', label: landerMessages.men },
    { value: 'woman,man,nonbinary', label: landerMessages.everyone },
  ],
};

/** The visitor's gender: `gender` of the sign-up. */
export const genderStep: LanderStep = {
  name: 'gender',
  question: landerMessages.gender,
  answers: [
    { value: 'woman', label: landerMessages.woman },
    { value: 'man', label: landerMessages.man },
    { value: 'nonbinary', label: landerMessages.nonbinary },
  ],
};

/** The visitor's country: `country` of the sign-up. Their presumed country comes first. */
export const countryStep: SiteStep = {
  name: 'country',
  question: landerMessages.where,
  answers: (site) => [
    ...(site ? [{ value: site.country, label: { country: site.country } }] : []),
    { value: '', label: landerMessages.elsewhere },
  ],
};

/** The step with the answers of this site. */
export const stepOf = (step: LanderStep | SiteStep, site: LanderSite | undefined): LanderStep =>
  typeof step.answers === 'function' ? { ...step, answers: step.answers(site) } : { ...step, answers: step.answers };

/** Label of an answer. */
export function labelOf(intl: IntlShape, { label }: LanderAnswer): string {
  if (!('country' in label)) return intl.formatMessage(label);
  return intl.formatDisplayName(label.country, { type: 'region' }) ?? label.country;
}
