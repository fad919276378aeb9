import type { Sql } from '../../platform/database.ts';
import { debitTermsOf, returnableDays, type DebitTerms } from '../../site/direct-debit.data.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasReturnedDebit, unsettledOf } from './debit.store.ts';

const day = 86_400_000;

export type DebitState = 'open' | 'blocked' | 'limit_reached';

/** The terms of a site that takes debits; undefined where it takes none, or no SMS service can send the code. */
export const openDebitTerms = ({ sms }: Pick<Platform, 'sms'>, siteId: string): DebitTerms | undefined =>
  sms === undefined ? undefined : debitTermsOf(siteId);

/** Whether a member may pay this amount (minor units) by debit now. */
export async function debitStateOf(
  sql: Sql,
  memberId: number,
  { terms, amount, at }: { terms: DebitTerms; amount: number; at: Date },
): Promise<DebitState> {
  if (await hasReturnedDebit(sql, memberId)) return 'blocked';
  const unsettled = await unsettledOf(sql, memberId, new Date(at.getTime() - returnableDays * day));
  return unsettled.debits >= terms.unsettled.debits || unsettled.amount + amount > terms.unsettled.amount
    ? 'limit_reached'
    : 'open';
}

/** The first working day, weekends excluded, that is at least a day after the announcement. YYYY-MM-DD. */
export function collectOn(at: Date): string {
  const date = new Date(at.getTime() + 2 * day);
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6) date.setTime(date.getTime() + day);
  return date.toISOString().slice(0, 10);
}
