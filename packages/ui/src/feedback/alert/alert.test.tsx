import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Alert } from './index.ts';

describeConformance('Alert', Alert, { slot: 'alert', element: HTMLDivElement, props: { children: 'Saved' } });

it('interrupts a screen reader only for danger', () => {
  render(<Alert>Saved</Alert>);
  expect(screen.queryByRole('alert')).toBeNull();
  render(<Alert tone="danger">Payment failed</Alert>);
  expect(screen.getByRole('alert').textContent).toBe('Payment failed');
});

// @ts-expect-error a dismiss button without a name
void (<Alert onDismiss={() => {}} />);
