import type { BubbleRow } from '../rows.ts';

/** Which gifts are given while the reader looks. */
export interface GiftArrivals {
  /** It came since the conversation was opened, and was not drawn yet. */
  isNew: (row: Pick<BubbleRow, 'key' | 'seq' | 'entry'>) => boolean;
  /** It was drawn: what comes back on scrolling is not new. */
  note: (key: string) => void;
}

/**
 * For one conversation while it is open: a gift comes with its small animation once. What lay there, waits in the outbox since
 * before, or is loaded from further up comes without.
 */
export function giftArrivals(lastSeq: number, openedAt: string): GiftArrivals {
  const drawn = new Set<string>();
  return {
    isNew: ({ key, seq, entry }) => !drawn.has(key) && (entry ? entry.createdAt >= openedAt : seq > lastSeq),
    note: (key) => void drawn.add(key),
  };
}
