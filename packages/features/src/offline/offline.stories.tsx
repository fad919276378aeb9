import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { OfflineView } from './offline-view.tsx';

const meta = {
  title: 'Site/Offline page',
  component: OfflineView,
  args: { name: 'Heartline', state: 'offline', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
/** The device has a network, but the site does not answer; a retry is under way. */
export const Unreachable: Story = { args: { state: 'unreachable', progress: 'trying' } };
/** The latest conversations are on this device. */
export const WithConversations: Story = { args: { hasChats: true } };
export const StillOffline: Story = {
  args: { progress: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Still no connection');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const GermanLong: Story = {
  args: { state: 'unreachable', progress: 'failed', name: 'Herzensangelegenheiten' },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
