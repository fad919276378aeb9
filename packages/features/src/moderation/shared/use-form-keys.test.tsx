import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useFormKeys } from './use-form-keys.ts';

afterEach(cleanup);

function Form({ onCancel, onSend }: { onCancel: () => void; onSend: () => void }) {
  const form = useFormKeys({ onCancel });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="Reason" />
    </form>
  );
}

it('cancels by Escape and submits by Ctrl and Enter, but not by those of an input method', () => {
  const onCancel = vi.fn<() => void>();
  const onSend = vi.fn<() => void>();
  render(<Form onCancel={onCancel} onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: 'Reason' });
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field, { key: 'Escape', ...composing });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, ...composing });
  }
  expect([onCancel.mock.calls.length, onSend.mock.calls.length]).toEqual([0, 0]);
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 13 });
  expect([onCancel.mock.calls.length, onSend.mock.calls.length]).toEqual([1, 1]);
});
