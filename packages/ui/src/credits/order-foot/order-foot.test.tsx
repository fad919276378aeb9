import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { OrderFoot } from './index.ts';

describeConformance('OrderFoot', OrderFoot, {
  slot: 'order-foot',
  element: HTMLElement,
  props: { label: '300 credits', action: null },
});

it('reads the choice, the sum, then the button', () => {
  const { container } = render(
    <OrderFoot
      label="300 credits"
      totalText="€22.99"
      action={<button type="button">Continue</button>}
      notice={<p role="alert">The price has changed.</p>}
    />,
  );
  expect(container.textContent).toBe('The price has changed.300 credits €22.99Continue');
});

it('shows no sum before a choice', () => {
  render(<OrderFoot label="Choose a package" action={null} />);
  expect(screen.getByText('Choose a package').parentElement?.children).toHaveLength(1);
});
