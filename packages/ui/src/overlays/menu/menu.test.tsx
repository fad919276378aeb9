import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent as person } from 'vitest/browser';

import { describeConformance } from '../../testing/describe-conformance.tsx';
import { Menu, type MenuItem } from './index.ts';

afterEach(cleanup);
const trigger = <button>More</button>;
describeConformance('Menu', Menu, {
  slot: 'menu',
  element: HTMLDivElement,
  props: { trigger, label: 'More', items: [] },
});

const focused = () => document.activeElement?.textContent;

it('skips disabled items, moves round its ends and finds by letter', async () => {
  const items: MenuItem[] = [
    { label: 'Profile', href: '#profile' },
    { label: 'Invisible', disabled: true, onSelect: () => {} },
    { kind: 'separator' },
    { label: 'Log out', onSelect: () => {} },
  ];
  render(<Menu trigger={trigger} label="More" items={items} />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Profile'));
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Log out');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Profile');
  await userEvent.keyboard('i');
  expect(focused()).toBe('Profile');
  await userEvent.keyboard('l');
  expect(focused()).toBe('Log out');
});

it('works inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(<Menu trigger={trigger} label="More" items={[{ label: 'Report', onSelect: () => {} }]} />, { container });
  const button = container.querySelector('button');
  button?.click();
  await waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('true'));
  await waitFor(() => expect(host.shadowRoot?.activeElement?.textContent).toBe('Report'));
  cleanup();
  host.remove();
});

it('closes before it acts, so that a dialog opened by the action can take the focus', async () => {
  const seen: (boolean | undefined)[] = [];
  const select = vi.fn<() => void>(() => {
    seen.push(document.querySelector('[data-slot="menu"]')?.matches(':popover-open'));
  });
  render(<Menu trigger={trigger} label="More" items={[{ label: 'Report', onSelect: select }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
  expect(seen).toEqual([false]);
});

function SharedMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>Actions</button>
      {anchor ? (
        <Menu
          anchor={anchor}
          label="Actions"
          items={[{ label: 'Copy', onSelect: () => {} }]}
          onOpenChange={(open) => {
            if (!open) setAnchor(null);
          }}
        />
      ) : null}
    </>
  );
}

it.each(['Escape', 'Enter'])(
  'returns the focus after %s without a trigger, although it is unmounted on closing',
  async (key) => {
    render(<SharedMenu />);
    screen.getByRole('button', { name: 'Actions' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Copy'));
    await person.keyboard(`{${key}}`);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(focused()).toBe('Actions');
  },
);
