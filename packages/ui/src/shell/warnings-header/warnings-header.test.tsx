import { describeConformance } from '../../testing/describe-conformance.tsx';
import { WarningsHeader } from './index.ts';

describeConformance('WarningsHeader', WarningsHeader, {
  slot: 'warnings-header',
  element: HTMLElement,
  props: { label: 'Notices' },
});
