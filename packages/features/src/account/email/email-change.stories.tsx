import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { user } from '../../shared/testing/fixtures.ts';
import { EmailChangeScreen } from './email-change-screen.tsx';
import { EmailChangeView } from './email-change-view.tsx';

const meta = {
  title: 'Account/E-mail address',
  component: EmailChangeView,
  args: { email: user.email, onSubmit: fn(), onAgain: fn() },
} satisfies Meta<typeof EmailChangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const LongAddress: Story = {
  args: { email: 'maximiliane.theodora.wolkensteinerfeldmann@herzklopfenundwolkenkuckucksheim.example' },
  globals: { viewport: { value: 'phone' } },
};
export const Sending: Story = { args: { pending: true } };
export const Sent: Story = { args: { sentTo: 'anna.new@example.com' } };
export const Taken: Story = {
  args: { error: new ApiError(409, { code: 'email_taken' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This e-mail address already owns an account on this website')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New e-mail address')).toHaveFocus());
  },
};
export const WrongPassword: Story = {
  args: { error: new ApiError(400, { code: 'password_wrong' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check your password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Your password')).toHaveFocus());
  },
};
export const TooManyTries: Story = { args: { error: new ApiError(423, { code: 'account_blocked', minutes: 4 }) } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New e-mail address'), 'anna at home');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByText('New e-mail address is invalid')).toBeVisible();
    await expect(canvas.getByText('Fill this in.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('New e-mail address'));
    await userEvent.type(canvas.getByLabelText('New e-mail address'), 'jörg@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByText(/letters other than a–z before the @/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The focus moves on to the title of the result, and back into the form when that returns. */
export const FocusGoesOn: Story = {
  tags: ['no-picture'],
  render: function Sending(args) {
    const [sentTo, setSentTo] = useState<string>();
    return (
      <EmailChangeView
        {...args}
        sentTo={sentTo}
        onSubmit={({ email }) => setSentTo(email)}
        onAgain={() => setSentTo(undefined)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New e-mail address'), ' anna.new@example.com ');
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain{Enter}');
    await waitFor(() => expect(canvas.getByText('Check your inbox')).toHaveFocus());
    await expect(canvas.getByText(/ anna\.new@example\.com\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await waitFor(() => expect(canvas.getByLabelText('New e-mail address')).toHaveFocus());
  },
};
const request = fn(() => ({}));
export const OfTheServer: Story = {
  tags: ['no-picture'],
  parameters: { api: { account: { requestEmailChange: request } } },
  render: () => <EmailChangeScreen />,
  play: async ({ canvas, userEvent }) => {
    request.mockClear();
    await expect(await canvas.findByText(new RegExp(user.email))).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New e-mail address'), 'anna.new@example.com');
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain{Enter}');
    await expect(await canvas.findByText('Check your inbox')).toBeVisible();
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith({ email: 'anna.new@example.com', password: 'a walk in the rain' }),
    );
  },
};
