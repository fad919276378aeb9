import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyNow } from '../shared/testing/fixtures.ts';
import { TimeBonusBannerView } from './index.ts';
import { bonus } from './testing.ts';

const meta = {
  title: 'Credits/Time bonus',
  component: TimeBonusBannerView,
  args: { discount: bonus, now: () => Date.parse(storyNow) },
} satisfies Meta<typeof TimeBonusBannerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Holds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/open until \d/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
/** The exact time left, shown on request. */
export const TimeLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Time left'));
    await expect(await canvas.findByRole('timer', { name: 'Time left 03:40:00' })).toBeVisible();
  },
};
export const WithoutEnd: Story = { args: { discount: { ...bonus, expires: null } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
