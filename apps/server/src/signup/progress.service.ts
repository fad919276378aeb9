import { randomUUID } from 'node:crypto';

import { updateAccount } from '../account/account.service.ts';
import { messageText, messageTextError } from '../chat/message-text.ts';
import { lockMember } from '../identity/account.store.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { Site } from '../platform/site.ts';
import { hasPiledMarks } from '../platform/text.ts';
import { mayAnswer, missingField, progressOf, strayFields, type ProgressAnswer } from './progress-rules.ts';
import { endStep, findProgress, saveDraft, type StepInput } from './progress.store.ts';
import { replaceFirstMessage } from './signup.store.ts';

/** The member's progress with the steps after the sign-up, on any device. */
export async function loadProgress({ sql }: Platform, memberId: number): Promise<ProgressAnswer> {
  const row = await findProgress(sql, memberId);
  if (!row) throw notFound();
  return progressOf(row);
}

/**
 * Answers or skips a step, or saves its draft. Repeating has no further effect; of two devices the later one counts.
 * @throws ServerError validation_failed at the field, conflict for a step that is not due yet, rate_limited
 */
export async function answerStep(
  platform: Platform,
  viewer: MemberViewer,
  site: Site,
  { step, act, answer }: StepInput,
): Promise<ProgressAnswer> {
  const { sql, clock } = platform;
  const { memberId } = viewer;
  const progress = await loadProgress(platform, memberId);
  if (!mayAnswer(progress, step)) throw new ServerError('conflict');
  const stray = strayFields(step, answer);
  if (Object.keys(stray).length > 0) throw invalidFields(stray);
  // Only the mailed link confirms the address.
  if (step === 'email') throw invalidFields({ step: 'invalid' });
  if (act === 'draft') await saveDraft(sql, memberId, step, answer, clock.now());
  else {
    if (act === 'answer') await keepAnswer(platform, viewer, site, { step, answer }, progress);
    await endStep(sql, memberId, step, act === 'skip', clock.now());
  }
  return loadProgress(platform, memberId);
}

async function keepAnswer(
  platform: Platform,
  viewer: MemberViewer,
  site: Site,
  { step, answer }: Pick<StepInput, 'step' | 'answer'>,
  { steps, member }: ProgressAnswer,
): Promise<void> {
  const missing = missingField(step, answer);
  if (missing !== undefined) throw invalidFields({ [missing]: 'required' });
  if (step === 'message') return keepMessage(platform, viewer, site, member ?? '', answer.message ?? '');
  if (step === 'photo' || step === 'push') {
    if (steps.find(({ name }) => name === step)?.state !== 'done') throw invalidFields({ step: 'required' });
    return;
  }
  const { message: _message, ...profile } = answer;
  await updateAccount(platform, viewer, site, profile);
}

/** Keeps the first message until the address is confirmed, which sends it: whichever of the two comes first counts. */
async function keepMessage(
  { sql, clock }: Platform,
  { memberId }: MemberViewer,
  site: Site,
  to: string,
  given: string,
): Promise<void> {
  const body = messageText(given).trim();
  const fault = messageTextError(body, site.settings.message_length);
  if (fault) throw invalidFields({ message: fault });
  if (hasPiledMarks(body)) throw invalidFields({ message: 'piled_marks' });
  await sql.begin(async (tx) => {
    await lockMember(tx, memberId);
    if ((await findProgress(tx, memberId))?.confirmed) throw new ServerError('conflict');
    await replaceFirstMessage(tx, memberId, { to_public_id: to, body, client_id: randomUUID() }, clock.now());
  });
}
