import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ProfileHeader } from './index.ts';

describeConformance('ProfileHeader', ProfileHeader, {
  slot: 'profile-header',
  element: HTMLElement,
  props: { name: 'Anna' },
});
