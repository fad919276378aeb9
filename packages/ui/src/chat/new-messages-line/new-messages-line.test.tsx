import { describeConformance } from '../../testing/describe-conformance.tsx';
import { NewMessagesLine } from './index.ts';

describeConformance('NewMessagesLine', NewMessagesLine, {
  slot: 'new-messages-line',
  element: HTMLDivElement,
  props: { label: '2 new messages' },
});
