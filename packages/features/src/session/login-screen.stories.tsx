import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LoginView } from './login-view.tsx';

const meta = {
  title: 'Session/Login',
  component: LoginView,
  args: { onSubmit: fn() },
  parameters: { layout: 'padded', user: null },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Sending: Story = { args: { pending: true } };
export const Wrong: Story = { args: { error: new ApiError(401, { code: 'login_failed' }) } };
export const TooManyTries: Story = { args: { error: new ApiError(423, { code: 'account_blocked', minutes: 15 }) } };
export const PendingDeletion: Story = { args: { error: new ApiError(403, { code: 'pending_deletion' }) } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const NothingFilledIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('E-mail address or username')).toHaveFocus();
    await expect(canvas.getAllByText('Fill this in.')).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
