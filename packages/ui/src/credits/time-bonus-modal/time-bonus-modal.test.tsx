import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { TimeBonusModal, type TimeBonusModalProps } from './index.ts';

const props: TimeBonusModalProps = {
  open: true,
  onClose: () => {},
  title: '25% off',
  text: 'Within 4 hours',
  action: { label: 'Packages', href: '#credits' },
  laterLabel: 'Not now',
  closeLabel: 'Close',
};
describeConformance('TimeBonusModal', TimeBonusModal, {
  slot: 'time-bonus-modal',
  element: HTMLDialogElement,
  props,
});

it('[ALT-07] is modal, states its terms, and can be closed in every way', () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<TimeBonusModal {...props} open={false} onClose={onClose} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<TimeBonusModal {...props} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: '25% off' });
  expect(dialog.matches(':modal')).toBe(true);
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('Within 4 hours').id);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  screen.getByRole('button', { name: 'Not now' }).click();
  screen.getByRole('button', { name: 'Close' }).click();
  screen.getByRole('link', { name: 'Packages' }).click();
  expect(onClose).toHaveBeenCalledTimes(4);
});
