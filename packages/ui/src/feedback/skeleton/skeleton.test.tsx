import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Skeleton } from './index.ts';

describeConformance('Skeleton', Skeleton, { slot: 'skeleton', element: HTMLDivElement });

it('is silent without a label', () => {
  render(<Skeleton />);
  expect(screen.queryByRole('status')).toBeNull();
  render(<Skeleton label="Loading chats" />);
  expect(screen.getByRole('status').textContent).toBe('Loading chats');
});
