import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Dialog, type DialogProps } from './index.ts';

afterEach(cleanup);
describeConformance('Dialog', Dialog, {
  slot: 'dialog',
  element: HTMLDialogElement,
  props: { open: true, onClose: () => {}, title: 'Report', children: 'Text' },
});

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog title="Report" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}
const isOpen = () => document.querySelector('dialog')?.open;

it('announces its title first, stops the page from scrolling, and restores focus and scrolling', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.activeElement?.textContent).toBe('Report');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  expect(document.documentElement.style.overflow).toBe('');
});

it('starts afresh each time it opens', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.type(screen.getByRole('textbox'), 'half');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

it('closes by the backdrop, but not if a press began inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(isOpen()).toBe(true);
  await userEvent.click(dialog);
  expect(isOpen()).toBe(false);
});

it('cannot be closed by Escape, backdrop or the browser itself if it is not dismissible', async () => {
  const close = vi.fn<() => void>();
  render(<Dialog open onClose={close} title="Sign up" dismissible={false} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.getAttribute('closedby')).toBe('none');
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  await userEvent.click(dialog);
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.close();
  await closed;
  expect(dialog.open).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

it('is not closed by the cancel event of a file chooser inside it', () => {
  const close = vi.fn<() => void>();
  render(
    <Dialog open onClose={close} title="Photo">
      <input type="file" aria-label="Choose" />
    </Dialog>,
  );
  screen.getByLabelText('Choose').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});

it('unlocks the page when it is unmounted while open', () => {
  const { unmount } = render(<Dialog open onClose={() => {}} title="Report" />);
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

it('is modal inside a shadow root', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const container = shadow.appendChild(document.createElement('div'));
  render(
    <Dialog open onClose={() => {}} title="Sign up">
      <input data-autofocus />
    </Dialog>,
    { container },
  );
  expect(shadow.querySelector('dialog')?.matches(':modal')).toBe(true);
  expect(shadow.activeElement?.tagName).toBe('INPUT');
  cleanup();
  host.remove();
});
