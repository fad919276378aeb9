import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Popover } from './index.ts';

afterEach(cleanup);
const trigger = <button>Price</button>;
describeConformance('Popover', Popover, {
  slot: 'popover',
  element: HTMLDialogElement,
  props: { trigger, label: 'Price', children: 'Text' },
});

it('opens and closes by its button and exposes its state', async () => {
  render(
    <Popover trigger={trigger} label="Price">
      Text
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Price' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  expect(document.querySelector('[data-slot="popover"]')?.matches(':popover-open')).toBe(false);
});

it('scrolls by keyboard if its text is too long, and is otherwise not focusable', async () => {
  const { rerender } = render(
    <Popover trigger={trigger} label="Price" style={{ overflow: 'auto', height: 60 }}>
      <p style={{ height: 900 }}>Long</p>
    </Popover>,
  );
  const panel = document.querySelector<HTMLElement>('[data-slot="popover"]')!;
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(panel.getAttribute('tabindex')).toBe('0'));
  rerender(
    <Popover trigger={trigger} label="Price" style={{ overflow: 'auto', height: 60 }}>
      <p style={{ height: 9 }}>Long</p>
    </Popover>,
  );
  await waitFor(() => expect(panel.hasAttribute('tabindex')).toBe(false));
});
