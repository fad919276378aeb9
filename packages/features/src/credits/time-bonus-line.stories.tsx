import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TimeBonusLineView } from './index.ts';
import { bonus } from './testing.ts';

const meta = {
  title: 'Credits/Time bonus line',
  component: TimeBonusLineView,
  args: { discount: bonus, onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TimeBonusLineView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Holds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^25% off credits until \d/ })).toHaveAttribute('href', '/credits');
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const WithoutEnd: Story = { args: { discount: { ...bonus, expires: null } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
