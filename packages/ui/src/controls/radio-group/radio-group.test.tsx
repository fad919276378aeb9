import { describeConformance } from '../../testing/describe-conformance.tsx';
import { describeRadios, radioOptions } from '../../testing/describe-radios.tsx';
import { RadioGroup } from './index.ts';

describeConformance('RadioGroup', RadioGroup, {
  slot: 'radio-group',
  element: HTMLInputElement,
  refSlot: 'radio-group-input',
  props: { label: 'Choice', options: radioOptions },
});
describeRadios('RadioGroup', RadioGroup);
