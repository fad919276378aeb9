import { describeConformance } from '../../testing/describe-conformance.tsx';
import { BackButton } from './index.ts';

describeConformance('BackButton', BackButton, {
  slot: 'back-button',
  element: HTMLButtonElement,
  props: { label: 'Back' },
});
describeConformance('BackButton with an address', BackButton, {
  slot: 'back-button',
  element: HTMLAnchorElement,
  props: { label: 'Back', href: '#' },
});
