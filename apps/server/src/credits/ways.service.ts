import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { listDetails, listSteps, type EntryDetail } from './credits.store.ts';
import { followCredits, type Part } from './lots.ts';

type Way = EndpointAnswer<typeof endpoints.credits.transaction>['way'];

/** The most uses of a purchase that are listed one by one; fewer messages use up the largest package. */
const listedUses = 500;

/** The origin of an entry's credits, and the uses of the credits that it brought. */
export async function wayOf(sql: Sql, memberId: number, entryId: number): Promise<Way> {
  const { lots, sources } = followCredits(await listSteps(sql, memberId));
  const lot = lots.get(entryId);
  const from = sources.get(entryId) ?? [];
  const uses = lot?.uses.slice(-listedUses).toReversed() ?? [];
  const details = await listDetails(
    sql,
    memberId,
    [...from, ...uses].map(({ entry }) => entry),
  );
  const told = ({ entry, credits }: Part): Way['from'][number][] => {
    const detail = details.get(entry);
    return detail ? [{ ...movementOf(detail), credits, price: priceOf(detail, credits) }] : [];
  };
  return {
    from: from.flatMap(told),
    into: lot ? { left: lot.left, filled: lot.filled, uses: uses.flatMap(told) } : null,
  };
}

const movementOf = ({ public_id: id, kind, created_at: at }: EntryDetail) => ({
  id,
  kind,
  created_at: at.toISOString(),
});

/** The price of this many credits of a purchase, rounded up like every price; null if they were not bought. */
const priceOf = ({ kind, order }: EntryDetail, credits: number) =>
  order && kind === 'purchase'
    ? { amount: Math.ceil((order.amount * credits) / order.credits), currency: order.currency }
    : null;
