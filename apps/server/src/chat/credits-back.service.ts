import { boughtPart, ofOrderKinds } from '../credits/bought-part.ts';
import { listSteps, type LedgerStep } from '../credits/credits.store.ts';
import { followCredits } from '../credits/lots.ts';
import type { Platform } from '../platform/platform.ts';
import type { MessageAnswer } from './chat.answers.ts';
import { findPaidFirst } from './unanswered.store.ts';

type CreditsBack = NonNullable<MessageAnswer['credits_back']>;

/**
 * What the sender of a conversation's first message is told under it (PAY-09): the credits that came back, or those that will. It is read
 * from their own ledger and from messages that they see, so neither that it is told nor that it no longer is reveals anything.
 */
export async function creditsBackOf(
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  memberId: number,
  conversationId: number,
): Promise<CreditsBack | null> {
  const first = await findPaidFirst(sql, memberId, conversationId);
  if (!first) return null;
  const { entry_id, created_at, back_id, answered, promised } = first;
  if (back_id !== null) return told(notTaken(await listSteps(sql, memberId), back_id), null);
  if (!promised || answered) return null;
  const until = new Date(created_at.getTime() + promised.days * 86_400_000);
  if (until <= clock.now()) return null;
  const steps = await listSteps(sql, memberId);
  // Once a purchase was taken back, several messages may wait for the same credits: which of them gets some, nobody can promise.
  if (steps.some(({ kind }) => kind === 'reversal' || kind === 'withdrawal')) return null;
  return told(Math.min(promised.credits, boughtPart(steps, entry_id)), until);
}

const told = (credits: number, until: Date | null): CreditsBack | null =>
  credits > 0 ? { credits, until: until && until.toISOString() } : null;

/** The credits that an entry brought, without those that a refund took. */
function notTaken(steps: readonly LedgerStep[], entryId: number): number {
  const lot = followCredits(steps).lots.get(entryId);
  const ofOrders = new Set(steps.filter(({ kind }) => ofOrderKinds.has(kind)).map(({ id }) => id));
  const taken = lot?.uses.filter(({ entry }) => ofOrders.has(entry)) ?? [];
  return taken.reduce((left, { credits }) => left - credits, lot?.credits ?? 0);
}
