import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { LoadMore } from './index.ts';

const props = { label: 'Show more', onLoadMore: () => {} };
describeConformance('LoadMore', LoadMore, { slot: 'load-more', element: HTMLDivElement, props });

it('shows only the status at the end', () => {
  render(<LoadMore {...props} more={false} status="All 12" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('All 12');
});

it('loads by itself when it comes into view, once per page', async () => {
  const onLoadMore = vi.fn<() => void>();
  const { rerender } = render(<LoadMore {...props} onLoadMore={onLoadMore} auto />);
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
  rerender(<LoadMore {...props} onLoadMore={onLoadMore} auto loading />);
  rerender(<LoadMore {...props} onLoadMore={onLoadMore} auto />);
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(2);
});
