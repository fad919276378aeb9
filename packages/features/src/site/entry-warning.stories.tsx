import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { settings } from '../shared/testing/fixtures.ts';
import { EntryWarningView } from './connected-entry-warning.tsx';

const meta = {
  title: 'Site/Entry warning',
  component: EntryWarningView,
  args: {
    open: true,
    siteName: settings.name,
    minAge: 18,
    note: settings.fictionalWarning,
    onEnter: fn(),
    leaveHref: 'about:blank',
  },
  parameters: { layout: 'fullscreen', user: null },
} satisfies Meta<typeof EntryWarningView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older: enter' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
