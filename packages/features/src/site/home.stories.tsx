import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { member, settings } from '../shared/testing/fixtures.ts';
import { HomeView } from './home-view.tsx';

const meta = {
  title: 'Site/Home',
  component: HomeView,
  args: {
    siteName: settings.name,
    signupCredits: 30,
    messagePrice: { amount: 79, currency: 'EUR' },
    members: [member(0, { fictional: true }), member(4, { fictional: true }), member(2, { fictional: true })],
    fictionalWarning: settings.fictionalWarning,
    fictionalSingular: settings.fictionalSingular,
  },
  parameters: { layout: 'fullscreen', user: null },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    // The three cards and the example: no fictional profile without its mark (LOC-10).
    await expect(canvas.getAllByText('Fictional profile')).toHaveLength(4);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithoutMembers: Story = { args: { members: [] } };
export const NoFictionalProfiles: Story = { args: { members: [], fictionalWarning: '' } };
export const NoPriceKnown: Story = { args: { messagePrice: undefined } };
