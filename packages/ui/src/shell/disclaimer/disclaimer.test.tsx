import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Disclaimer } from './index.ts';

describeConformance('Disclaimer', Disclaimer, { slot: 'disclaimer', element: HTMLDivElement });
