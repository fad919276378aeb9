import { ApiError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PasswordResetView } from './password-reset-view.tsx';

const meta = {
  title: 'Session/New password',
  component: PasswordResetView,
  args: { email: 'anna@example.com', onSubmit: fn() },
  parameters: { user: null },
} satisfies Meta<typeof PasswordResetView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A password manager stores the new password for the right account. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector('form input[autocomplete="username"]');
    await expect(name).toHaveValue('anna@example.com');
    await expect(name).not.toBeVisible();
  },
};
export const Done: Story = { args: { done: true } };
export const LinkExpired: Story = { args: { error: new ApiError(410, { code: 'link_invalid' }) } };
export const OfAnotherAccount: Story = {
  args: { error: new ApiError(403, { code: 'forbidden' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link is for another account')).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
};
export const TooCommon: Story = {
  args: {
    error: new ApiError(400, { code: 'validation_failed', fields: [{ name: 'password', code: 'password_common' }] }),
  },
};
export const NotTheSame: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a short sentence');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'another sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await expect(canvas.getByText('The entered passwords are not the same')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
