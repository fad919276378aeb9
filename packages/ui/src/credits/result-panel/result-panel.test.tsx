import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ResultPanel } from './index.ts';

describeConformance('ResultPanel', ResultPanel, {
  slot: 'result-panel',
  element: HTMLElement,
  props: { state: 'pending', title: 'On its way' },
});

it('interrupts a screen reader only for a failure', () => {
  const { rerender } = render(<ResultPanel state="loading" title="Asking" />);
  expect(screen.getByRole('status').textContent).toBe('Asking');
  rerender(<ResultPanel state="failed" title="Payment failed" />);
  expect(screen.getByRole('alert').textContent).toBe('Payment failed');
});
