import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { user } from '../shared/testing/fixtures.ts';
import { PasswordChangeScreen } from './password-change-screen.tsx';
import { PasswordChangeView } from './password-change-view.tsx';

const meta = {
  title: 'Account/Password',
  component: PasswordChangeView,
  args: { email: user.email, onSubmit: fn() },
} satisfies Meta<typeof PasswordChangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Saving: Story = { args: { pending: true } };
export const Done: Story = { args: { done: true } };
export const WrongOldOne: Story = {
  args: { error: new ApiError(400, { code: 'password_wrong' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please check your old password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Old password')).toHaveFocus());
  },
};
/** All errors are shown at once. */
export const WrongOldOneAndCommonNewOne: Story = {
  args: {
    error: new ApiError(400, { code: 'password_wrong', fields: [{ name: 'password', code: 'password_common' }] }),
  },
};
export const TooManyTries: Story = { args: { error: new ApiError(423, { code: 'account_blocked', minutes: 4 }) } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const NotTheSame: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Old password'), 'a walk in the rain');
    await userEvent.type(canvas.getByLabelText('New password'), 'a short sentence');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'another sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await expect(canvas.getByText('The entered passwords are not the same')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
const changePassword = fn(() => ({ user }));
export const OfTheServer: Story = {
  tags: ['no-picture'],
  parameters: { api: { account: { changePassword } } },
  render: () => <PasswordChangeScreen />,
  play: async ({ canvas, userEvent }) => {
    changePassword.mockClear();
    await userEvent.type(await canvas.findByLabelText('Old password'), 'a walk in the rain');
    await userEvent.type(canvas.getByLabelText('New password'), 'a short sentence');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'a short sentence{Enter}');
    await waitFor(() => expect(canvas.getByText('Your password has been changed')).toHaveFocus());
    await waitFor(() =>
      expect(changePassword).toHaveBeenCalledWith({
        currentPassword: 'a walk in the rain',
        password: 'a short sentence',
      }),
    );
  },
};
