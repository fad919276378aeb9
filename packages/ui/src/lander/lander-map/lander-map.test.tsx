import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LanderMap } from './index.ts';

describeConformance('LanderMap', LanderMap, {
  slot: 'lander-map',
  element: HTMLElement,
  props: { label: 'Around Utrecht', places: [{ key: 'u', x: 50, y: 50, label: 'Utrecht' }] },
});
