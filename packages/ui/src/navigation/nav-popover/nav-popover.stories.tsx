import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOutIcon, SettingsIcon, UserRoundIcon } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { NavPopover, NavPopoverItem } from './index.ts';

const logOut = fn();
const meta = {
  title: 'Navigation/NavPopover',
  component: NavPopover,
  args: {
    label: 'Account',
    trigger: 'Account',
    align: 'start',
    triggerClassName: 'px-4',
    children: (
      <>
        <NavPopoverItem href="#profile" icon={<UserRoundIcon />} current>
          My profile
        </NavPopoverItem>
        <NavPopoverItem href="#settings" icon={<SettingsIcon />}>
          Settings
        </NavPopoverItem>
        <NavPopoverItem onSelect={logOut} icon={<LogOutIcon />} tone="quiet">
          Log out
        </NavPopoverItem>
      </>
    ),
  },
  parameters: elementNotes({
    use: 'A few links behind one button of the top bar: account, languages.',
    avoid: 'For acts on a thing: Menu. For text and fields: Popover. Where the links fit, show them.',
    keyboard: [
      ['Enter, Space', 'Open and close it.'],
      ['Arrow keys, Home, End', 'Move between the links.'],
      ['Escape', 'Closes it; focus goes back to the button.'],
    ],
    synonyms: ['account menu', 'dropdown navigation', 'submenu', 'flyout'],
  }),
} satisfies Meta<typeof NavPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'My profile' })).toBeVisible());
  },
};
export const ClosesAfterAPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalled();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};
export const GermanLong: Story = {
  args: {
    children: (
      <>
        <NavPopoverItem href="#notifications" icon={<SettingsIcon />}>
          Benachrichtigungs- und Privatsphäreeinstellungen
        </NavPopoverItem>
        <NavPopoverItem href="#data" icon={<UserRoundIcon />}>
          Datenschutzgrundverordnungsauskunft anfordern
        </NavPopoverItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Benach/ })).toBeVisible());
  },
};
