import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Footer } from './index.ts';

describeConformance('Footer', Footer, {
  slot: 'footer',
  element: HTMLElement,
  props: { links: [], linksLabel: 'About' },
});
