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
    members: [0, 4, 2, 1, 3, 5].map((number) => member(number, { fictional: true })),
    searchHref: '/members',
    fictionalWarning: settings.fictionalWarning,
    fictionalSingular: settings.fictionalSingular,
  },
  parameters: { layout: 'fullscreen', user: null },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    // The six cards and the example: no fictional profile without its mark (LOC-10).
    await expect(canvas.getAllByText('Fictional profile')).toHaveLength(7);
  },
};
/** Faces at once, and both buttons without scrolling. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('region', { name: 'What you can rely on' }).getBoundingClientRect().top;
    const [face] = canvas.getAllByRole('article');
    await expect(face?.getBoundingClientRect().top).toBeLessThan(74);
    for (const name of ['Sign up for free', 'Look around'])
      await expect(canvas.getByRole('link', { name }).getBoundingClientRect().bottom).toBeLessThan(Math.min(edge, 684));
  },
};
export const OnPhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithoutMembers: Story = { args: { members: [] } };
export const OneMember: Story = { args: { members: [member(4)] } };
export const TwoMembers: Story = { args: { members: [member(4), member(2)] } };
export const FourMembers: Story = { args: { members: [4, 2, 1, 3].map((number) => member(number)) } };
/** If visitors may not see members, the second button is the login. */
export const NoLookingAround: Story = { args: { members: [], searchHref: undefined } };
export const NoFictionalProfiles: Story = { args: { members: [], fictionalWarning: '' } };
export const NoPriceKnown: Story = { args: { messagePrice: undefined } };
