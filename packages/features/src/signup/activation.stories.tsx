import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ActivationDoneView } from './activation-done-screen.tsx';
import { ActivationErrorView } from './activation-error-view.tsx';
import { ActivationView } from './activation-view.tsx';
import { SignupSentScreen } from './signup-sent-screen.tsx';

const meta = {
  title: 'Signup/Activation',
  component: ActivationView,
  args: { onConfirm: fn() },
} satisfies Meta<typeof ActivationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my e-mail address' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { error: new NetworkError() } };
export const Done: Story = { render: () => <ActivationDoneView /> };
export const Failed: Story = { render: () => <ActivationErrorView onResend={fn()} /> };
export const FailedAsMember: Story = { render: () => <ActivationErrorView email="anna@example.com" onResend={fn()} /> };
export const SentAgain: Story = { render: () => <ActivationErrorView email="anna@example.com" onResend={fn()} sent /> };
/** Where the site hides which addresses have an account. */
export const MailSays: Story = { render: () => <SignupSentScreen email="anna@example.com" /> };
