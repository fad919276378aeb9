import { patience } from '../../../../tests/support/patience.ts';
import type { LiveEventPayload } from '../platform/events/payload.ts';
import { LiveAnswer } from '../platform/http/live-answer.ts';

export interface ReceivedEvent {
  id: string | undefined;
  payload: LiveEventPayload;
}

export interface TestStream {
  /** All events so far, oldest first. */
  received: ReceivedEvent[];
  /** Waits for a matching event and returns it. After `patience` it fails with the events that did arrive. */
  until: (fits: (event: ReceivedEvent) => boolean) => Promise<ReceivedEvent>;
  /** Texts of the messages so far. */
  texts: () => (string | null)[];
  /** Ends when the server ends the stream. */
  ended: Promise<void>;
  close: () => void;
}

/** Reads a server-sent-events answer as a browser would. */
export function readStream(answer: Pick<Response, 'body'> | LiveAnswer): TestStream {
  const received: ReceivedEvent[] = [];
  const watchers = new Set<() => void>();
  const body = answer instanceof LiveAnswer ? answer.read() : (answer.body as ReadableStream<Uint8Array>);
  const reader = body.getReader();
  const decoder = new TextDecoder();

  async function read(): Promise<void> {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
      for (const watcher of watchers) watcher();
    }
  }

  function take(block: string): void {
    const lines = block.split('\n');
    const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const data = valueOf('data');
    // A heartbeat is no event.
    if (data !== undefined && valueOf('event') === undefined)
      received.push({ id: valueOf('id'), payload: JSON.parse(data) as LiveEventPayload });
  }

  const ended = read().catch(() => {});
  return {
    received,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(look);
          reject(new Error(`it did not come; there came ${JSON.stringify(received).slice(-2_000)}`));
        }, patience);
        function look(): void {
          const found = received.find(fits);
          if (!found) return;
          clearTimeout(timer);
          watchers.delete(look);
          resolve(found);
        }
        watchers.add(look);
        look();
      }),
    texts: () => received.flatMap(({ payload }) => (payload.type === 'message' ? [payload.message.text] : [])),
    ended,
    close: () => void reader.cancel(),
  };
}

export const isMessage = (text: string) => (event: ReceivedEvent) =>
  event.payload.type === 'message' && event.payload.message.text === text;
export const isType = (type: LiveEventPayload['type']) => (event: ReceivedEvent) => event.payload.type === type;
