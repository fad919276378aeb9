import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CounterBadge } from './index.ts';

const meta = {
  title: 'Feedback/Counter badge',
  component: CounterBadge,
  args: { count: 24, label: '24 new messages' },
} satisfies Meta<typeof CounterBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { count: 1, label: '1 new message' } };
export const TwoDigits: Story = {};
export const TooMany: Story = { args: { count: 100, label: '100 new messages' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="counter-badge"]')).toBeNull();
  },
};
