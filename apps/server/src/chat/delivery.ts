import type { Platform } from '../platform/platform.ts';
import { markDelivered, type Delivered } from './chat.store.ts';

export interface Deliveries {
  /**
   * Notes that a device of the member has everything of the conversation up to this number: it has fetched it, or confirms what its stream
   * brought. Writing to a stream proves nothing: the phone at its end may be in a tunnel.
   */
  mark: (delivered: Delivered) => void;
  flush: () => Promise<void>;
}

const flushEvery = 100;
/** Marks are a courtesy: while the database is away they are dropped rather than piled up. */
const maxWaiting = 20_000;
const marksAtOnce = 1_000;

/** Collects delivered marks for a moment, writes them together and notifies the senders who are connected (CHAT-09). */
export function createDeliveries({
  sql,
  events,
  time,
  log,
}: Pick<Platform, 'sql' | 'events' | 'time' | 'log'>): Deliveries {
  let waiting = new Map<string, Delivered>();
  let cancelFlush: (() => void) | undefined;
  let running = Promise.resolve();

  function mark(delivered: Delivered): void {
    const key = `${delivered.memberId}:${delivered.conversationId}`;
    if ((waiting.get(key)?.seq ?? 0) >= delivered.seq || waiting.size >= maxWaiting) return;
    waiting.set(key, delivered);
    cancelFlush ??= time.after(flushEvery, () => void flush());
  }

  function flush(): Promise<void> {
    cancelFlush?.();
    cancelFlush = undefined;
    const marks = [...waiting.values()];
    waiting = new Map();
    running = running.then(() => write(marks));
    return running;
  }

  async function write(marks: Delivered[]): Promise<void> {
    try {
      for (let start = 0; start < marks.length; start += marksAtOnce) {
        for (const { other_id, conversation_id, seq } of await markDelivered(
          sql,
          marks.slice(start, start + marksAtOnce),
        ))
          events.send(other_id, { type: 'delivered', conversation_id, seq });
      }
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'delivered marks not written');
    }
  }
  return { mark, flush };
}
