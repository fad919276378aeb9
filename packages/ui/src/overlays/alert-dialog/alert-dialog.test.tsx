import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { AlertDialog } from './index.ts';

afterEach(cleanup);
const props = { open: true, title: 'Delete?', description: 'It is gone.', confirmLabel: 'Delete', cancelLabel: 'Keep' };
describeConformance('AlertDialog', AlertDialog, {
  slot: 'alert-dialog',
  element: HTMLDialogElement,
  props: { ...props, onConfirm: () => {}, onCancel: () => {} },
});

it('focuses the harmless answer first', () => {
  render(<AlertDialog {...props} tone="danger" onConfirm={() => {}} onCancel={() => {}} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete?', description: 'It is gone.' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Keep');
});

it('can be neither repeated nor closed while the action is under way', async () => {
  const confirm = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  render(<AlertDialog {...props} loading onConfirm={confirm} onCancel={cancel} />);
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(dialog);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(confirm).not.toHaveBeenCalled();
  expect(cancel).not.toHaveBeenCalled();
});
