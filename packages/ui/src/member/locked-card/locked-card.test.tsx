import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LockedCard } from './index.ts';

describeConformance('LockedCard', LockedCard, {
  slot: 'locked-card',
  element: HTMLElement,
  props: { label: 'Someone likes you', href: '#premium' },
});
