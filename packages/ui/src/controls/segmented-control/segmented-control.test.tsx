import { describeRadios } from '../../testing/describe-radios.tsx';
import { SegmentedControl } from './index.ts';

describeRadios('SegmentedControl', SegmentedControl, 'segmented-control');
