import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

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
/** On a shared device the member does not stay logged in. */
export const SharedDevice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const remember = canvas.getByRole('checkbox', { name: /Stay logged in/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: /shared device/ }));
    await expect(remember).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText('E-mail address or username'), 'anna');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ shared: true, remember: false }),
        expect.anything(),
      ),
    );
    await userEvent.click(remember);
    await expect(canvas.getByRole('checkbox', { name: /shared device/ })).not.toBeChecked();
  },
};
export const NothingFilledIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('E-mail address or username')).toHaveFocus();
    await expect(canvas.getAllByText('Fill this in.')).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
