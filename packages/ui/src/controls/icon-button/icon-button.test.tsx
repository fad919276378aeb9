import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { IconButton } from './index.ts';

describeConformance('IconButton', IconButton, {
  slot: 'icon-button',
  element: HTMLButtonElement,
  props: { label: 'Close' },
});

it('is named by its label and ignores a second press while it is loading', async () => {
  const press = vi.fn<() => void>();
  render(<IconButton label="Close" loading onClick={press} />);
  const button = screen.getByRole('button', { name: 'Close' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
