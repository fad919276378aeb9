import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { ErrorPanel } from './index.ts';

describeConformance('ErrorPanel', ErrorPanel, {
  slot: 'error-panel',
  element: HTMLDivElement,
  props: { title: 'Error' },
});

it('has a first-level heading only as a page', () => {
  const { rerender } = render(<ErrorPanel title="Error" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Error');
  rerender(<ErrorPanel title="Error" size="page" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error');
});
