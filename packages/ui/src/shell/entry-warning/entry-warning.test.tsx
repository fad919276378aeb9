import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { EntryWarning } from './index.ts';

const warning = {
  open: true,
  title: 'Adults only',
  children: 'Text',
  enterLabel: 'Enter',
  onEnter: () => {},
  leaveLabel: 'Leave',
  leaveHref: 'https://example.com/',
};

describeConformance('EntryWarning', EntryWarning, {
  slot: 'entry-warning',
  element: HTMLDialogElement,
  props: warning,
});

it('is modal, focuses its first answer and opens only when asked to', () => {
  const onEnter = vi.fn<() => void>();
  const { rerender } = render(<EntryWarning {...warning} onEnter={onEnter} open={false} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  rerender(<EntryWarning {...warning} onEnter={onEnter} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Adults only' });
  expect(dialog.matches(':modal')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enter' }));
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(dialog.matches(':modal')).toBe(true);
  expect(onEnter).not.toHaveBeenCalled();
});
