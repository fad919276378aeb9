import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Sheet } from './index.ts';

const props = { open: true, title: 'Filters', closeLabel: 'Close' };
describeConformance('Sheet', Sheet, {
  slot: 'sheet',
  element: HTMLDialogElement,
  props: { ...props, onClose: () => {} },
});

it('asks to be closed by its button and its backdrop', async () => {
  const close = vi.fn<() => void>();
  render(<Sheet {...props} onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('dialog', { name: 'Filters' }));
  expect(close).toHaveBeenCalledTimes(2);
});
