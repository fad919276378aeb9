import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Spinner } from './index.ts';

describeConformance('Spinner', Spinner, { slot: 'spinner', element: HTMLSpanElement });
