import { DaySeparator } from '../day-separator/index.ts';
import { MessageBubble } from '../message-bubble/index.ts';
import { NewMessagesLine } from '../new-messages-line/index.ts';

export interface SampleRow {
  key: string;
  kind: 'message' | 'day' | 'new';
  number: number;
}

const texts = [
  'Good evening',
  'I am back from the lake, it was warmer than I thought.',
  'How was your day?',
  'Long, and good. I finally finished the shelf that I told you about, and it even stands straight.',
  'Ha!',
  'Do you know the little place by the canal? They have music on Thursdays.',
  '😍',
  'I have never been there, but I would like to.',
];

/** `count` messages, the last of which has number `last`: the same number always has the same text. */
export function sampleRows(count: number, last = count): SampleRow[] {
  const first = last - count + 1;
  return Array.from({ length: count }, (_, index) => ({
    key: `m${first + index}`,
    kind: 'message',
    number: first + index,
  }));
}

/** Alternates sides every two messages. */
export function renderSample({ kind, number }: SampleRow) {
  if (kind === 'day') return <DaySeparator label="Today" />;
  if (kind === 'new') return <NewMessagesLine label="2 new messages" />;
  const out = Math.floor(number / 2) % 2 === 0;
  const closes = number % 2 !== 0;
  const minutes = String(number % 60).padStart(2, '0');
  return (
    <MessageBubble
      direction={out ? 'out' : 'in'}
      senderLabel={out ? 'You wrote:' : 'Anna wrote:'}
      text={`${texts[number % texts.length]}`}
      data-number={number}
      position={closes ? 'last' : 'first'}
      timeText={closes ? `20:${minutes}` : undefined}
      state={out && closes ? 'read' : undefined}
      stateLabel={out && closes ? 'Read' : undefined}
    />
  );
}
