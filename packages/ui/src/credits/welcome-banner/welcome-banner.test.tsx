import { describeConformance } from '../../testing/describe-conformance.tsx';
import { WelcomeBanner } from './index.ts';

describeConformance('WelcomeBanner', WelcomeBanner, {
  slot: 'welcome-banner',
  element: HTMLElement,
  props: { title: 'Welcome' },
});
