import { describeConformance } from '../../testing/describe-conformance.tsx';
import { DaySeparator } from './index.ts';

describeConformance('DaySeparator', DaySeparator, {
  slot: 'day-separator',
  element: HTMLDivElement,
  props: { label: 'Today' },
});
