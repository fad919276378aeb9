import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { MatchModal } from './index.ts';

const match = {
  open: true,
  title: 'A match',
  self: { name: 'Joost' },
  other: { profileId: 'p1', name: 'Anna' },
  imageLabel: 'View Anna',
  buttonLabel: 'Write',
  closeLabel: 'Close',
  onClose: () => {},
};

describeConformance('MatchModal', MatchModal, { slot: 'match-modal', element: HTMLDialogElement, props: match });

it('asks to be closed by Escape and the close button, and starts with the focus on its button (LIK-02)', () => {
  const onClose = vi.fn<() => void>();
  render(<MatchModal {...match} onClose={onClose} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write' }));
  screen.getByRole('dialog', { name: 'A match' }).dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('neither starts again nor closes while starting', () => {
  const [onClose, onButtonPress] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<MatchModal {...match} onClose={onClose} onButtonPress={onButtonPress} starting />);
  screen.getByRole('button', { name: 'Write' }).click();
  expect([onClose.mock.calls.length, onButtonPress.mock.calls.length]).toEqual([0, 0]);
});
