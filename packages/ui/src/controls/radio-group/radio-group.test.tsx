import { describeRadios } from '../../testing/describe-radios.tsx';
import { RadioGroup } from './index.ts';

describeRadios('RadioGroup', RadioGroup, 'radio-group');
