import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { PasskeyError } from '../shared/index.ts';
import { user } from '../shared/testing/fixtures.ts';
import { LoginScreen } from './login-screen.tsx';
import { SecondStepView } from './second-step-view.tsx';

const meta = {
  title: 'Session/Second step',
  component: SecondStepView,
  args: { onSubmit: fn(), onPasskey: fn(), onAgain: fn() },
  parameters: { layout: 'padded', user: null },
} satisfies Meta<typeof SecondStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = new ApiError(400, { code: 'validation_failed', fields: [{ name: 'code', code: 'invalid' }] });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Code from the app')).toHaveFocus());
  },
};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Sending: Story = { args: { pending: true } };
export const Wrong: Story = {
  args: { error: wrong },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^That code isn’t right/)).toBeVisible();
  },
};
export const TooManyTries: Story = { args: { error: new ApiError(423, { code: 'account_blocked', minutes: 4 }) } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const TooLate: Story = { args: { error: new ApiError(401, { code: 'login_failed' }) } };
export const NothingFilledIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Fill this in.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Submitted with the last digit. */
export const SentWithTheLastDigit: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code from the app'), '123456');
    await expect(args.onSubmit).toHaveBeenCalledWith('123456');
  },
};
export const RecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(canvas.getByLabelText('Recovery code'), ' 7k2m-9xqa-0c4t-vh3e');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('7k2m-9xqa-0c4t-vh3e');
  },
};
export const WrongRecoveryCode: Story = {
  args: { error: wrong },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByText(/already been used/)).toBeVisible();
  },
};

const unrecognised = new ApiError(400, { code: 'validation_failed', fields: [{ name: 'passkey', code: 'invalid' }] });
const ways = ['passkey', 'app'] as const;
/** A member with both is asked for the passkey first; the other ways are a press away. */
export const Passkey: Story = {
  args: { ways },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use a passkey' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Use a code from the app' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  },
};
export const PasskeyGermanOnPhone: Story = {
  args: { ways },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const PasskeyDark: Story = { args: { ways: ['passkey'] }, globals: { theme: 'dark' } };
export const PasskeyWaiting: Story = { args: { ways, pending: true } };
export const PasskeyUnsupported: Story = {
  args: { ways: ['passkey'], passkeysSupported: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This browser can’t use passkeys/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  },
};
export const PasskeyCancelled: Story = { args: { ways, passkeyError: new PasskeyError('cancelled') } };
export const PasskeyUnrecognised: Story = { args: { ways, passkeyError: unrecognised } };
export const PasskeyExpired: Story = { args: { ways, passkeyError: new ApiError(410, { code: 'link_invalid' }) } };
export const PasskeyOffline: Story = { args: { ways, passkeyError: new NetworkError() } };
/** The passkeys of the account are for another host: only a recovery code is possible. */
export const RecoveryCodeAlone: Story = {
  args: { ways: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Recovery code')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

const login = fn(() => ({ user: null }));
const pass = fn(() => ({ user }));
const onSignedIn = fn();
export const OfTheServer: Story = {
  tags: ['no-picture'],
  parameters: { api: { session: { login }, secondStep: { pass } } },
  render: () => <LoginScreen onSignedIn={onSignedIn} onDeleted={fn()} />,
  play: async ({ canvas, userEvent }) => {
    pass.mockClear();
    onSignedIn.mockClear();
    await userEvent.type(await canvas.findByLabelText('E-mail address or username'), 'anna@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a walk in the rain{Enter}');
    await userEvent.type(await canvas.findByLabelText('Code from the app'), '123456');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(user));
    await waitFor(() => expect(pass).toHaveBeenCalledWith({ code: '123456' }));
  },
};
