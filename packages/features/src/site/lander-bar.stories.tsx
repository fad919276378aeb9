import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { user } from '../shared/testing/fixtures.ts';
import { ConnectedLanderBar } from './connected-lander-bar.tsx';

const meta = {
  title: 'Site/Lander bar',
  component: ConnectedLanderBar,
  args: { onLanguage: fn() },
  parameters: { layout: 'fullscreen', user: null },
  decorators: [(Story) => <div className="min-h-100">{Story()}</div>],
} satisfies Meta<typeof ConnectedLanderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Member: Story = {
  parameters: { user },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Heartline' })).toHaveAttribute('href', '/members');
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};
