import { MessageBubble } from '@heartline/ui/chat/message-bubble';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface Message {
  key: string;
  text: string;
  out: boolean;
}

const texts = [
  'Good evening',
  'I am back from the lake, it was warmer than I thought.',
  'How was your day?',
  'Long, and good. I finally finished the shelf that I told you about, and it even stands straight.',
];
const message = (index: number): Message => ({
  key: `m${index}`,
  text: `${texts[index % texts.length]} (${index})`,
  out: Math.floor(index / 2) % 2 === 0,
});

export const row = ({ text, out }: Message) => (
  <MessageBubble direction={out ? 'out' : 'in'} senderLabel="Anna wrote:" text={text} timeText="20:15" data-text="" />
);

interface ListOptions {
  /** Selects the element with a message's text. @default '[data-text]' */
  rowSelector?: string;
  /** Converts a message into the library's own form, before it is shown. */
  keep?: (message: Message) => unknown;
}

/**
 * `makeMessages(count)` prepares data that a site would already have; `mountList()` and `appendMessages(count)` end when the newest message
 * is in view; messages are appended one at a time.
 */
export function offerList(
  list: (messages: Message[]) => ReactNode,
  { rowSelector = '[data-text]', keep }: ListOptions = {},
): void {
  const element = document.querySelector<HTMLElement>('#root')!;
  const root = createRoot(element);
  let messages: Message[] = [];
  const show = async () => {
    const wanted = messages.at(-1)!.text;
    const start = performance.now();
    flushSync(() => root.render(list(messages)));
    for (;;) {
      const { bottom } = element.getBoundingClientRect();
      const row = [...element.querySelectorAll(rowSelector)].findLast((each) => each.textContent.includes(wanted));
      const box = row?.getBoundingClientRect();
      if (box && box.bottom <= bottom + 1 && box.top >= 0) break;
      if (performance.now() - start > 20_000) throw new Error('the newest message does not come into view');
      await new Promise(requestAnimationFrame);
    }
  };
  Object.assign(globalThis, {
    makeMessages: (count: number) => {
      messages = Array.from({ length: count }, (_, index) => message(index));
      if (keep) messages.forEach(keep);
    },
    mountList: async () => {
      await show();
      return { nodes: element.querySelectorAll('*').length };
    },
    appendMessages: async (count: number) => {
      for (let more = 0; more < count; more += 1) {
        messages = [...messages, message(messages.length)];
        await show();
      }
    },
  });
}
