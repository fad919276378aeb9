import { signupStepNames, type SignupStepName, type StepAnswer } from '@heartline/api-client';

import { localStore } from '../../shared/index.ts';

/** Goes with the log-out, as all that is kept by this name (forget-member.ts). */
const keyOf = (memberId: string): string => `heartline-signup-steps:${memberId}`;

type Drafts = Partial<Record<SignupStepName, StepAnswer>>;

/** What this browser has and the server does not yet: a line that breaks, and then a reload, take nothing. */
export function readStepDrafts(memberId: string): Drafts {
  const kept = localStore.read(keyOf(memberId));
  if (typeof kept !== 'object' || kept === null) return {};
  const drafts = kept as Record<string, unknown>;
  return Object.fromEntries(
    signupStepNames.flatMap((step) => {
      const draft = drafts[step];
      return typeof draft === 'object' && draft !== null ? [[step, draft as StepAnswer]] : [];
    }),
  );
}

/** Keeps a draft, or with null forgets it: the server has it. */
export function writeStepDraft(memberId: string, step: SignupStepName, draft: StepAnswer | null): void {
  const { [step]: _before, ...others } = readStepDrafts(memberId);
  const drafts: Drafts = draft === null ? others : { ...others, [step]: draft };
  if (Object.keys(drafts).length === 0) localStore.remove(keyOf(memberId));
  else localStore.write(keyOf(memberId), drafts);
}

/** Forgets a draft that has reached the server, unless it was written on meanwhile. */
export function forgetSentDraft(memberId: string, step: SignupStepName, sent: StepAnswer): void {
  if (JSON.stringify(readStepDrafts(memberId)[step]) === JSON.stringify(sent)) writeStepDraft(memberId, step, null);
}
