import { describeConformance } from '../../testing/describe-conformance.tsx';
import { StreamNotice } from './index.ts';

describeConformance('StreamNotice', StreamNotice, {
  slot: 'stream-notice',
  element: HTMLParagraphElement,
  props: { children: 'Some profiles are fictional.' },
});
