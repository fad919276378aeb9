import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { NavPopover, NavPopoverItem } from './index.ts';

const items = (
  <>
    <NavPopoverItem href="#one">One</NavPopoverItem>
    <NavPopoverItem href="#two">Two</NavPopoverItem>
  </>
);
describeConformance('NavPopover', NavPopover, {
  slot: 'nav-popover',
  element: HTMLDivElement,
  props: { label: 'More', trigger: 'More', children: items },
});

const isOpen = () => document.querySelector('[popover]')?.matches(':popover-open');

it('opens from the button; arrows move round its links; Escape closes it and returns the focus', async () => {
  render(
    <NavPopover label="More" trigger="More">
      {items}
    </NavPopover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(isOpen()).toBe(true);
  screen.getByRole('link', { name: 'One' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Two' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'One' }));
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});
