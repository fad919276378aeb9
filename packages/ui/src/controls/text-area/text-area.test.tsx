import { describeConformance } from '../../testing/describe-conformance.tsx';
import { TextArea } from './index.ts';

describeConformance('TextArea', TextArea, {
  slot: 'text-area',
  control: 'text-area-input',
  element: HTMLTextAreaElement,
  props: { label: 'About me' },
});
