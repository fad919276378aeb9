import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderHero } from './index.ts';

describeConformance('LanderHero', LanderHero, {
  slot: 'lander-hero',
  element: HTMLElement,
  props: { title: 'Somebody good is nearby' },
});
