import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { freeUser } from '../shared/testing/fixtures.ts';
import { PremiumScreen } from './index.ts';

const meta = { title: 'Credits/Premium', component: PremiumScreen } satisfies Meta<typeof PremiumScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What premium gives, and what it does not change. */
export const FreeMember: Story = {
  parameters: { user: freeUser },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What you get with Premium' })).toBeVisible();
    await expect(
      canvas.getByText(/^Messages.* cost credits for everyone, .* 4 likes a day in the swipe game\.$/),
    ).toBeVisible();
  },
};
export const PremiumMember: Story = {};
export const Visitor: Story = { parameters: { user: null } };
export const Phone: Story = { parameters: { user: freeUser }, globals: { viewport: { value: 'phone' } } };
export const PremiumMemberPhone: Story = { globals: { viewport: { value: 'phone' } } };
