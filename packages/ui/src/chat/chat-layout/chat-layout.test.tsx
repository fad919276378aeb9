import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ChatLayout } from './index.ts';

describeConformance('ChatLayout', ChatLayout, {
  slot: 'chat-layout',
  element: HTMLDivElement,
  props: { list: 'list', children: 'conversation', showing: 'list' },
});
