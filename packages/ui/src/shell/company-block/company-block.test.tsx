import { describeConformance } from '../../testing/describe-conformance.tsx';
import { CompanyBlock } from './index.ts';

describeConformance('CompanyBlock', CompanyBlock, {
  slot: 'company-block',
  element: HTMLElement,
  props: { name: 'Example' },
});
