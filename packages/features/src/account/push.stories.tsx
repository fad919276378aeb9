import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PushView } from './push-view.tsx';

const meta = {
  title: 'Account/Push',
  component: PushView,
  args: { state: 'not_subscribed', site: 'Heartline', onSwitch: fn() },
} satisfies Meta<typeof PushView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser asks for permission after the press, and never before. */
export const NotSubscribed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Tell me about new messages' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(true);
  },
};
export const Subscribed: Story = {
  args: { state: 'subscribed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { checked: true }));
    await expect(args.onSwitch).toHaveBeenCalledWith(false);
  },
};
export const Pending: Story = { args: { pending: true } };
/** Only the browser's own settings can undo the refusal. */
export const Denied: Story = {
  args: { state: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const Unsupported: Story = { args: { state: 'unsupported' } };
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
