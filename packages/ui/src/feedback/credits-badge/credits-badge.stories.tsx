import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CreditsBadge } from './index.ts';

const meta = {
  title: 'Feedback/Credits badge',
  component: CreditsBadge,
  args: { credits: 3, label: '3 credits left' },
} satisfies Meta<typeof CreditsBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const AtTheLimit: Story = { args: { credits: 10, label: '10 credits left' } };
export const None: Story = { args: { credits: 0, label: 'No credits left' } };
export const Enough: Story = {
  args: { credits: 11 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="credits-badge"]')).toBeNull();
  },
};
