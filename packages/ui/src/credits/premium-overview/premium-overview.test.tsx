import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PremiumOverview } from './index.ts';

describeConformance('PremiumOverview', PremiumOverview, {
  slot: 'premium-overview',
  element: HTMLElement,
  props: { title: 'Premium', benefits: [] },
});
