import type { Message } from '@heartline/api-client';

export interface Receipts {
  /** The stream has brought this message to this device. */
  note: (message: Pick<Message, 'conversationId' | 'mine' | 'seq'>) => void;
  stop: () => void;
}

/** In milliseconds: one call for what comes at once, and at most four a second for each conversation. */
const collectFor = 250;

/**
 * Says what this device has got, so that "Delivered" is true at the sender (CHAT-09). One that is lost is made good by the next: the
 * server keeps the highest, and counts what is fetched as delivered, too.
 */
export function createReceipts(tell: (conversationId: string, seq: number) => Promise<unknown>): Receipts {
  const waiting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    for (const [id, seq] of waiting) tell(id, seq).catch(() => undefined);
    waiting.clear();
  }

  return {
    note({ conversationId, mine, seq }) {
      if (mine) return;
      waiting.set(conversationId, Math.max(seq, waiting.get(conversationId) ?? 0));
      timer ??= setTimeout(flush, collectFor);
    },
    stop: () => clearTimeout(timer),
  };
}
