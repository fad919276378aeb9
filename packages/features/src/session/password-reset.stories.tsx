import { ApiError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { PasswordResetRequestView } from './password-reset-request-view.tsx';

const meta = {
  title: 'Session/Forgotten password',
  component: PasswordResetRequestView,
  args: { onSubmit: fn(), onAgain: fn() },
  parameters: { user: null },
} satisfies Meta<typeof PasswordResetRequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Sent: Story = { args: { sentTo: 'anna@example.com' } };
/** The focus moves on to the title of the result, and back into the form when that returns. */
export const FocusGoesOn: Story = {
  tags: ['no-picture'],
  render: function Sending(args) {
    const [sentTo, setSentTo] = useState<string>();
    return (
      <PasswordResetRequestView {...args} sentTo={sentTo} onSubmit={setSentTo} onAgain={() => setSentTo(undefined)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'anna@example.com');
    for (const submit of ['{Enter}', '{Tab}{Enter}']) {
      await userEvent.keyboard(submit);
      await waitFor(() => expect(canvas.getByText('Check your inbox')).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
      await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toHaveFocus());
    }
  },
};
export const UnknownAddress: Story = { args: { error: new ApiError(404, { code: 'email_not_found' }) } };
export const TooMany: Story = { args: { error: new ApiError(429, { code: 'too_many_reset_emails' }) } };
export const InvalidAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'anna@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the link' }));
    await expect(canvas.getByText('Invalid email')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
