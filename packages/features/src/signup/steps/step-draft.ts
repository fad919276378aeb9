import { signupStepNames, type SignupStepName, type StepAnswer } from '@heartline/api-client';

import { isSharedDevice, localStore } from '../../shared/index.ts';

/** Deleted on log-out, like all entries with this prefix (forget-member.ts). */
const keyOf = (memberId: string): string => `heartline-signup-steps:${memberId}`;

type Drafts = Partial<Record<SignupStepName, StepAnswer>>;

/** On a device that others use as well: until the page is closed. */
const memory = new Map<string, Drafts>();

/** Drafts in this browser that the server does not have yet: a lost connection followed by a reload loses nothing. */
export function readStepDrafts(memberId: string): Drafts {
  const kept = isSharedDevice() ? memory.get(memberId) : localStore.read(keyOf(memberId));
  if (typeof kept !== 'object' || kept === null) return {};
  const drafts = kept as Record<string, unknown>;
  return Object.fromEntries(
    signupStepNames.flatMap((step) => {
      const draft = drafts[step];
      return typeof draft === 'object' && draft !== null ? [[step, draft as StepAnswer]] : [];
    }),
  );
}

/** Stores a draft; null deletes it, once the server has it. */
export function writeStepDraft(memberId: string, step: SignupStepName, draft: StepAnswer | null): void {
  const { [step]: _before, ...others } = readStepDrafts(memberId);
  const drafts: Drafts = draft === null ? others : { ...others, [step]: draft };
  if (isSharedDevice()) memory.set(memberId, drafts);
  else if (Object.keys(drafts).length === 0) localStore.remove(keyOf(memberId));
  else localStore.write(keyOf(memberId), drafts);
}

/** Deletes a draft that has reached the server, unless it changed meanwhile. */
export function forgetSentDraft(memberId: string, step: SignupStepName, sent: StepAnswer): void {
  if (JSON.stringify(readStepDrafts(memberId)[step]) === JSON.stringify(sent)) writeStepDraft(memberId, step, null);
}
