import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { IcebreakerModal } from './index.ts';

describeConformance('IcebreakerModal', IcebreakerModal, {
  slot: 'dialog',
  element: HTMLDialogElement,
  props: {
    open: true,
    onClose: () => {},
    title: 'Break the ice',
    closeLabel: 'Close',
    icebreakers: [],
    onSend: () => {},
    sendLabel: 'Send',
  },
});

it('sends the chosen sentence, and nothing before one is chosen', async () => {
  const onSend = vi.fn<(value: string) => void>();
  const icebreakers = [
    { id: 'a', text: 'Where to?' },
    { id: 'b', text: 'Which song?' },
  ];
  render(
    <IcebreakerModal
      open
      onClose={() => {}}
      title="Break the ice"
      closeLabel="Close"
      icebreakers={icebreakers}
      onSend={onSend}
      sendLabel="Send"
    />,
  );
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Which song?' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('b');
});
