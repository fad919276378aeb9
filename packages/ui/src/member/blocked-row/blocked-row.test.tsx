import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { BlockedRow } from './index.ts';

afterEach(cleanup);
const row = { name: 'Joost', unblockText: 'Unblock', unblockLabel: 'Unblock Joost', onUnblock: () => {} };

describeConformance('BlockedRow', BlockedRow, { slot: 'blocked-row', element: HTMLElement, props: row });

it('unblocks once, confirms it, and keeps the focus', async () => {
  const unblock = vi.fn<() => void>();
  const { rerender } = render(<BlockedRow {...row} onUnblock={unblock} />);
  const button = screen.getByRole('button', { name: 'Unblock Joost' });
  await userEvent.click(button);
  rerender(<BlockedRow {...row} onUnblock={unblock} unblocking />);
  await userEvent.click(button);
  rerender(<BlockedRow {...row} onUnblock={unblock} doneText="No longer blocked" />);
  await userEvent.click(button);
  expect(unblock).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No longer blocked' }));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('No longer blocked');
});
