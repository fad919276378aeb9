import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { insertTracesLeft, listHiddenTraces } from './traces-left.store.ts';
import { likeKey, toldSince, veiledTime, visitKey } from './veil.ts';

/**
 * Called before a member is erased: keeps their hidden likes and visits without a member behind them, so that their end does not reveal
 * whose they were.
 */
export async function leaveTraces(
  { media, clock }: Pick<Platform, 'media' | 'clock'>,
  tx: Transaction,
  memberId: number,
): Promise<void> {
  // The whole first day, because visits are reported by day.
  const since = new Date(veiledTime(toldSince(clock.now())));
  const traces = await listHiddenTraces(tx, memberId, since);
  await insertTracesLeft(
    tx,
    traces.map(({ reader, public_id: publicId, ...trace }) => ({
      ...trace,
      key:
        trace.kind === 'like'
          ? likeKey(media, reader, publicId, trace.at)
          : visitKey(media, reader, publicId, trace.at),
    })),
  );
}
