import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ActivationDoneView } from './activation-done-screen.tsx';
import { ActivationErrorView } from './activation-error-view.tsx';
import { ActivationView } from './activation-view.tsx';
import { SignupSentScreen } from './signup-sent-screen.tsx';
import { AlreadyConfirmed, ForeignLink, LoginToGoOn } from './steps/link-views.tsx';

const meta = {
  title: 'Signup/Activation',
  component: ActivationView,
  args: { email: 'anna@example.com', onConfirm: fn() },
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
/** Nobody is signed in here: access to the mailbox alone does not prove who has signed up. */
export const AskedForPassword: Story = {
  args: { asksPassword: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('form input[autocomplete="username"]')).toHaveValue('anna@example.com');
    const confirm = canvas.getByRole('button', { name: 'Confirm my e-mail address' });
    await userEvent.click(confirm);
    await expect(canvas.getByText('Fill this in.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Password'), 'a walk in the rain{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('a walk in the rain');
  },
};
export const WrongPassword: Story = {
  args: { asksPassword: true, error: new ApiError(400, { code: 'password_wrong' }) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    // No error before a password was given.
    await expect(canvas.queryByText('That’s not the password you chose when you signed up.')).toBeNull();
    await userEvent.keyboard('not this one{Enter}');
    await expect(await canvas.findByText('That’s not the password you chose when you signed up.')).toBeVisible();
  },
};
export const WrongPasswordOnPhone: Story = {
  args: WrongPassword.args ?? {},
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Passwort')).toHaveFocus());
    await userEvent.keyboard('not this one{Enter}');
    await expect(await canvas.findByText('Das ist nicht das Passwort von deiner Registrierung.')).toBeVisible();
  },
};
export const TooManyTries: Story = {
  args: { asksPassword: true, error: new ApiError(423, { code: 'account_blocked', minutes: 4 }) },
};
export const Done: Story = { render: () => <ActivationDoneView /> };
/** Unanswered questions of the sign-up come first. */
export const DoneWithOpenQuestions: Story = {
  render: () => <ActivationDoneView open />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/complete-signup');
  },
};
/** The link is opened a second time, by the member and on a device where nobody is signed in. */
export const AlreadyDone: Story = {
  render: () => <AlreadyConfirmed email="anna@example.com" signedIn />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on with my profile' })).toHaveAttribute(
      'href',
      '/complete-signup',
    );
  },
};
export const AlreadyDoneElsewhere: Story = {
  render: () => <AlreadyConfirmed email="anna@example.com" signedIn={false} />,
};
export const AnotherAccounts: Story = { render: () => <ForeignLink name="Sam" /> };
export const Expired: Story = { render: () => <ActivationErrorView expired onResend={fn()} /> };
export const ExpiredOnPhone: Story = { ...Expired, globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const WithoutLink: Story = { render: () => <LoginToGoOn /> };
export const Failed: Story = { render: () => <ActivationErrorView onResend={fn()} /> };
export const FailedAsMember: Story = { render: () => <ActivationErrorView email="anna@example.com" onResend={fn()} /> };
export const SentAgain: Story = { render: () => <ActivationErrorView email="anna@example.com" onResend={fn()} sent /> };
/** The site hides which addresses have an account. */
export const MailSays: Story = { render: () => <SignupSentScreen email="anna@example.com" waiting="a-sign-up" /> };
