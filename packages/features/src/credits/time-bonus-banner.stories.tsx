import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { storyNow } from '../shared/testing/fixtures.ts';
import { TimeBonusBannerView } from './index.ts';
import { bonus } from './testing.ts';

const meta = {
  title: 'Credits/Time bonus',
  component: TimeBonusBannerView,
  args: { discount: bonus, now: () => Date.parse(storyNow), onEnd: fn() },
} satisfies Meta<typeof TimeBonusBannerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Holds: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toContain('034000'));
  },
};
export const LastMinutes: Story = { args: { now: () => Date.parse('2026-11-21T15:38:55.000Z') } };
export const Over: Story = {
  args: { now: () => Date.parse('2026-11-21T15:40:00.000Z') },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Above the list of conversations. */
export const Slim: Story = {
  args: { slim: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '25% off your first credits' })).toHaveAttribute('href', '/credits');
  },
};
