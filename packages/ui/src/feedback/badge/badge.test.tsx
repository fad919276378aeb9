import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Badge } from './index.ts';

describeConformance('Badge', Badge, { slot: 'badge', element: HTMLSpanElement, props: { children: 'New' } });
