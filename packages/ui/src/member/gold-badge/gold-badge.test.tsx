import { describeConformance } from '../../testing/describe-conformance.tsx';
import { GoldBadge } from './index.ts';

describeConformance('GoldBadge', GoldBadge, {
  slot: 'gold-badge',
  element: HTMLSpanElement,
  props: { label: 'Premium' },
});
