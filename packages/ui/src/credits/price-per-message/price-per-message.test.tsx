import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PricePerMessage } from './index.ts';

describeConformance('PricePerMessage', PricePerMessage, {
  slot: 'price-per-message',
  element: HTMLParagraphElement,
  props: { text: '€0.25' },
});
