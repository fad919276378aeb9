import { describeConformance } from '../../testing/describe-conformance.tsx';
import { describeRadios, radioOptions } from '../../testing/describe-radios.tsx';
import { SegmentedControl } from './index.ts';

describeConformance('SegmentedControl', SegmentedControl, {
  slot: 'segmented-control',
  element: HTMLInputElement,
  refSlot: 'segmented-control-input',
  props: { label: 'Choice', options: radioOptions },
});
describeRadios('SegmentedControl', SegmentedControl);
