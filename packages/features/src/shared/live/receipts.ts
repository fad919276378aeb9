import type { Message } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';

export interface Receipts {
  /** The stream has brought this message to this device. */
  note: (message: Pick<Message, 'conversationId' | 'mine' | 'seq'>) => void;
  stop: () => void;
}

/** Milliseconds for which messages are collected into one call: at most four calls a second per conversation. */
const collectFor = 250;

/**
 * Reports the messages this device has received, so that "Delivered" is true at the sender (CHAT-09). The next report makes up for a
 * lost one: the server keeps the highest number, and counts fetched messages as delivered, too.
 */
export function createReceipts(tell: (conversationId: string, seq: number) => Promise<unknown>): Receipts {
  const waiting = new Map<string, number>();
  let cancel: (() => void) | undefined;

  function flush(): void {
    cancel = undefined;
    for (const [id, seq] of waiting) tell(id, seq).catch(() => undefined);
    waiting.clear();
  }

  return {
    note({ conversationId, mine, seq }) {
      if (mine) return;
      waiting.set(conversationId, Math.max(seq, waiting.get(conversationId) ?? 0));
      cancel ??= time.after(collectFor, flush);
    },
    stop: () => cancel?.(),
  };
}
