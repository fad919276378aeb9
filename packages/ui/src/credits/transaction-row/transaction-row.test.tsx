import { describeConformance } from '../../testing/describe-conformance.tsx';
import { TransactionRow } from './index.ts';

describeConformance('TransactionRow', TransactionRow, {
  slot: 'transaction-row',
  element: HTMLLIElement,
  props: { title: 'Message', timeText: 'today', amountText: '−1', direction: 'out' },
});
