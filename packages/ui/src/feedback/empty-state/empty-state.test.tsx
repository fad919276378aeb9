import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { EmptyState } from './index.ts';

describeConformance('EmptyState', EmptyState, {
  slot: 'empty-state',
  element: HTMLDivElement,
  props: { title: 'No likes yet' },
});

it('has the given heading level', () => {
  render(<EmptyState title="No likes yet" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No likes yet');
});
