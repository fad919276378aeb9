import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Chip } from './index.ts';

describeConformance('Chip', Chip, {
  slot: 'chip',
  element: HTMLButtonElement,
  props: { children: 'Utrecht', removeLabel: 'Remove Utrecht' },
});
