import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { insertTracesLeft, listHiddenTraces } from './traces-left.store.ts';
import { likeKey, toldSince, veiledTime, visitKey } from './veil.ts';

/** Before a member is erased: leaves their hidden likes and visits with nobody behind them, so that their end tells nobody whose they were. */
export async function leaveTraces(
  { media, clock }: Pick<Platform, 'media' | 'clock'>,
  tx: Transaction,
  memberId: number,
): Promise<void> {
  // The whole of the first day: visits are told by days.
  const since = new Date(veiledTime(toldSince(clock.now())));
  const traces = await listHiddenTraces(tx, memberId, since);
  await insertTracesLeft(
    tx,
    traces.map(({ reader, public_id: publicId, ...trace }) => ({
      ...trace,
      key: trace.kind === 'like' ? likeKey(media, reader, publicId, trace.at) : visitKey(media, reader, publicId),
    })),
  );
}
