import { describeConformance } from '../../testing/describe-conformance.tsx';
import { AttributeList } from './index.ts';

describeConformance('AttributeList', AttributeList, {
  slot: 'attribute-list',
  element: HTMLDListElement,
  props: { items: [{ id: 'a', label: 'Eyes', value: 'Green' }] },
});
