import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { InstallAlert } from './install-offer.tsx';
import { OfflineLine } from './offline-line.tsx';

const meta = {
  title: 'Site/Notices/App',
  component: InstallAlert,
  args: { site: 'Heartline', state: 'offered', onInstall: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InstallAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const OfferedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Heartline as an app' }).clientHeight).toBeLessThanOrEqual(56);
  },
};
/** A page cannot make Safari ask. */
export const OnIphone: Story = {
  args: { state: 'ios' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See how' })).toHaveAttribute('href', '/me#install');
  },
};
export const WithoutNetwork: Story = { render: () => <OfflineLine /> };
export const WithoutNetworkGermanOnPhone: Story = {
  ...WithoutNetwork,
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Du bist offline' }).clientHeight).toBeLessThanOrEqual(56);
  },
};
