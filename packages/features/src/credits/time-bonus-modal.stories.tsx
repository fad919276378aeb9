import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { backOnline, offline } from '../shared/testing/line.ts';
import { TimeBonusModalView } from './index.ts';
import { bonus } from './testing.ts';

const meta = {
  title: 'Credits/Time bonus modal',
  component: TimeBonusModalView,
  args: { discount: bonus, onClose: fn() },
} satisfies Meta<typeof TimeBonusModalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '25% off your first credits' });
    await expect(dialog).toHaveAccessibleDescription(/25% off .* 4 hours/);
    await expect(dialog).toHaveAccessibleDescription(/open until \d/);
    await expect(screen.queryByRole('timer')).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/credits'));
  },
};
/** Offered once the network is back, as nothing can be bought offline. */
export const Offline: Story = {
  tags: ['no-picture'],
  beforeEach: offline,
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    backOnline();
    await expect(await screen.findByRole('dialog', { name: '25% off your first credits' })).toBeInTheDocument();
  },
};
export const German: Story = { globals: { locale: 'de' } };
