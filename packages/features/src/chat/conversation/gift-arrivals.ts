import type { BubbleRow } from '../rows.ts';

/** Which gifts arrive while the viewer watches. */
export interface GiftArrivals {
  /** It arrived after the conversation was opened, and was not drawn yet. */
  isNew: (row: Pick<BubbleRow, 'key' | 'seq' | 'entry'>) => boolean;
  /** It was drawn: on scrolling back it is not new. */
  note: (key: string) => void;
}

/**
 * For one conversation while it is open: animates each gift once. Older gifts, gifts that already waited in the outbox, and gifts
 * loaded by scrolling up are not animated.
 */
export function giftArrivals(lastSeq: number, openedAt: string): GiftArrivals {
  const drawn = new Set<string>();
  return {
    isNew: ({ key, seq, entry }) => !drawn.has(key) && (entry ? entry.createdAt >= openedAt : seq > lastSeq),
    note: (key) => void drawn.add(key),
  };
}
