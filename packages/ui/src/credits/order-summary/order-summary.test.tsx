import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { OrderSummary } from './index.ts';

describeConformance('OrderSummary', OrderSummary, {
  slot: 'order-summary',
  element: HTMLElement,
  props: { title: 'Order', lines: [], totalLabel: 'Total', totalText: '€10' },
});

it('lists the lines and the total as terms and values', () => {
  render(
    <OrderSummary
      title="Order"
      lines={[
        { label: '100 credits', amountText: '€12' },
        { label: 'Discount', amountText: '−€2', kind: 'discount' },
      ]}
      totalLabel="Total"
      totalText="€10"
    />,
  );
  expect(screen.getByRole('region', { name: 'Order' })).toBeDefined();
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['€12', '−€2', '€10']);
});
