import type { Meta, StoryObj } from '@storybook/react-vite';

import { GoldBadge } from './index.ts';

const meta = { title: 'Member/GoldBadge', component: GoldBadge, args: { label: 'Premium' } } satisfies Meta<
  typeof GoldBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pill: Story = {};
export const Icon: Story = { args: { variant: 'icon' } };
export const GermanLong: Story = { args: { label: 'Premium-Mitgliedschaft' } };
