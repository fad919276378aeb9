import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { PasswordField } from './index.ts';

const props = { label: 'Password', showLabel: 'Show', hideLabel: 'Hide' };
describeConformance('PasswordField', PasswordField, {
  slot: 'text-field',
  control: 'text-field-input',
  element: HTMLInputElement,
  props,
});

it('shows and hides the password without losing it or submitting the form', async () => {
  const send = vi.fn<() => void>();
  render(
    <form onSubmit={send}>
      <PasswordField {...props} />
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.type).toBe('password');
  expect(send).not.toHaveBeenCalled();
});
