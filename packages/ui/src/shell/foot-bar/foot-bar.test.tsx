import { describeConformance } from '../../testing/describe-conformance.tsx';
import { FootBar } from './index.ts';

describeConformance('FootBar', FootBar, { slot: 'foot-bar', element: HTMLDivElement });
