import type { Meta, StoryObj } from '@storybook/react-vite';

import { BanIcon, EllipsisVerticalIcon, FlagIcon, LogOutIcon, SettingsIcon, UserIcon } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { CounterBadge } from '../../feedback/counter-badge/index.ts';
import { Menu } from './index.ts';

const block = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: (
      <IconButton label="More">
        <EllipsisVerticalIcon />
      </IconButton>
    ),
    label: 'More',
    items: [
      { label: 'View profile', icon: <UserIcon />, href: '#profile' },
      { label: 'Report', icon: <FlagIcon />, onSelect: fn() },
      { kind: 'separator' },
      { label: 'Block', icon: <BanIcon />, tone: 'danger', onSelect: block },
    ],
  },
  decorators: [(Story) => <div className="flex min-h-96 justify-end">{Story()}</div>],
  parameters: elementNotes({
    use: 'A list of acts behind one button: what can be done with a member, a conversation, a photo.',
    avoid: 'To choose a value: Select. For links of navigation: NavPopover. Two acts that fit are better as buttons.',
    keyboard: [
      ['Enter, Space, arrow down', 'On its button, open it at the first line; arrow up at the last.'],
      ['Arrow keys', 'Move, round the ends.'],
      ['Home, End', 'First and last line.'],
      ['Letters', 'Go to the next line that begins with them.'],
      ['Escape, Tab', 'Close it.'],
    ],
    synonyms: ['dropdown', 'context menu', 'overflow', 'more', 'three dots', 'kebab'],
  }),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'More' })).toBeVisible());
  },
};
/** At the foot of the page, and at its left edge. */
export const AboveFromTheStart: Story = {
  args: { side: 'top', align: 'start' },
  decorators: [(Story) => <div className="flex min-h-80 w-full items-end px-6">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const menu = canvas.getByRole('menu', { name: 'More' });
    const { top, left } = button.getBoundingClientRect();
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
    const panel = menu.closest('[popover]');
    await waitFor(() => expect(panel?.getBoundingClientRect().left).toBeCloseTo(left, 0));
  },
};
export const Centred: Story = {
  args: { align: 'center' },
  decorators: [(Story) => <div className="flex min-h-80 w-full justify-center">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const menu = canvas.getByRole('menu', { name: 'More' });
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    await waitFor(() => expect(Math.abs(middle(menu) - middle(button))).toBeLessThan(2));
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    block.mockClear();
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'View profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Block' })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('menuitem', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(block).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Account: Story = {
  args: {
    label: 'Account',
    header: (
      <>
        <p className="font-semibold">Anna Lindgren</p>
        <p className="text-sm text-ink-muted">42 credits</p>
      </>
    ),
    items: [
      { label: 'My profile', icon: <UserIcon />, href: '#me' },
      {
        label: 'Settings',
        icon: <SettingsIcon />,
        href: '#settings',
        end: <CounterBadge count={1} label="1 thing to do" />,
      },
      { label: 'Invisible mode', disabled: true, onSelect: fn() },
      { kind: 'separator' },
      { label: 'Log out', icon: <LogOutIcon />, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Account' })).toBeVisible());
  },
};
export const GermanLong: Story = {
  args: {
    items: [
      { label: 'Benachrichtigungseinstellungen für diese Unterhaltung bearbeiten', icon: <SettingsIcon />, href: '#x' },
      { label: 'Mitglied wegen unangemessenen Verhaltens melden', icon: <FlagIcon />, tone: 'danger', onSelect: fn() },
    ],
  },
  play: Open.play,
};
