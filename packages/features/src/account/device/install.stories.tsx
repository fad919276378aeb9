import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { InstallView } from './install-view.tsx';

const meta = {
  title: 'Account/Install',
  component: InstallView,
  args: { state: 'offered', site: 'Heartline', onInstall: fn() },
} satisfies Meta<typeof InstallView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onInstall).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const Installed: Story = { args: { state: 'installed' } };
/** On an iPhone, no button of a page can install the app. */
export const OnIphone: Story = { args: { state: 'ios' }, globals: { viewport: { value: 'phone' } } };
export const OtherBrowser: Story = { args: { state: 'other' } };
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
