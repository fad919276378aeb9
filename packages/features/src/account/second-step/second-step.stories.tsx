import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { never } from '../../shared/testing/fixtures.ts';
import { SecondStepScreen } from './second-step-screen.tsx';
import { SecondStepView } from './second-step-view.tsx';

const meta = {
  title: 'Account/Second step',
  component: SecondStepView,
  args: {
    state: { at: 'off' },
    onBegin: fn(),
    onFirstCode: fn(),
    onCopy: fn(),
    onKept: fn(),
    onGoTo: fn(),
    onRenew: fn(),
    onSwitchOff: fn(),
  },
} satisfies Meta<typeof SecondStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const address = `otpauth://totp/Heartline:Anna?issuer=Heartline&secret=${key}&algorithm=SHA1&digits=6&period=30`;
const codes = [
  '7k2m-9xqa-0c4t-vh3e',
  'p5rw-2n8d-j6yb-s1gf',
  '3ehv-t4c0-aqx9-m2k7',
  'fg1s-by6j-d8n2-wr5p',
  '9c7e-k3tm-x0hq-4avs',
  'w8pj-5dfy-2rgn-b6z1',
  'm0xa-q7vk-h9se-c3t4',
  'n2zb-g5wr-1ydp-f8j6',
  'sv4t-e0hc-7mkq-x9a3',
  'j1fd-6ygp-r8wn-25bz',
];
const wrongCode = new ApiError(400, { code: 'validation_failed', fields: [{ name: 'code', code: 'invalid' }] });
const on = { at: 'on', since: '2026-10-02T09:30:00.000Z', codesLeft: 8 } as const;

export const Off: Story = {};
export const OffGermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const WrongPassword: Story = {
  args: { error: new ApiError(400, { code: 'password_wrong' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check your password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Your password')).toHaveFocus());
  },
};
export const TooManyTries: Story = { args: { error: new ApiError(423, { code: 'account_blocked', minutes: 4 }) } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const Connecting: Story = {
  args: { state: { at: 'connecting', key, address } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code for your app' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute('href', address);
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};
export const ConnectingOnPhone: Story = { ...Connecting, globals: { viewport: { value: 'phone' } } };
export const ConnectingDark: Story = { ...Connecting, globals: { theme: 'dark' } };
export const WrongFirstCode: Story = { args: { state: { at: 'connecting', key, address }, error: wrongCode } };
export const Codes: Story = {
  args: { state: { at: 'codes', codes } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }));
    await expect(args.onCopy).toHaveBeenCalledWith(codes);
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve kept them' }));
    await expect(args.onKept).toHaveBeenCalled();
  },
};
export const CodesGermanOnPhone: Story = {
  args: { state: { at: 'codes', codes } },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const On: Story = { args: { state: on } };
export const NoCodesLeft: Story = { args: { state: { ...on, codesLeft: 0 } } };
export const SwitchingOff: Story = {
  args: { state: { at: 'switchingOff' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain');
    await userEvent.type(canvas.getByLabelText('Code from the app, or a recovery code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off two-step login' }));
    await waitFor(() =>
      expect(args.onSwitchOff).toHaveBeenCalledWith({ password: 'a walk in the rain', code: '123456' }),
    );
  },
};
export const Renewing: Story = { args: { state: { at: 'renewing' } } };
export const WrongCode: Story = {
  args: { state: { at: 'switchingOff' }, error: wrongCode },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That code isn’t right, or it has already been used.')).toBeVisible();
  },
};

/** A member with a passkey proves by it, or by a code, that they own the account. */
export const SwitchingOffByPasskey: Story = {
  args: { state: { at: 'switchingOff' }, asks: 'passkey', hasPasskey: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Stop using the app' })).toBeVisible();
    await expect(canvas.queryByLabelText('Code from the app, or a recovery code')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain{Enter}');
    await waitFor(() =>
      expect(args.onSwitchOff).toHaveBeenCalledWith({ password: 'a walk in the rain', byPasskey: true }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code' }));
    await expect(canvas.getByLabelText('Code from the app, or a recovery code')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
  },
};

const fromServer = (get: () => Promise<never>): Story => ({
  parameters: { api: { secondStep: { get } } },
  render: () => <SecondStepScreen />,
});
export const Loading: Story = fromServer(never);
export const LoadFailed: Story = fromServer(() => Promise.reject(new NetworkError()));

let onSince: string | null = null;
const get = fn(() => ({ onSince, recoveryCodesLeft: onSince === null ? 0 : 10, passkey: 'none' }));
const begin = fn(() => ({ key, address }));
const switchOn = fn(() => {
  onSince = on.since;
  return { recoveryCodes: codes };
});
const switchOff = fn(() => {
  onSince = null;
  return {};
});
/** From off to on and back, against a stand-in for the server. */
export const OfTheServer: Story = {
  tags: ['no-picture'],
  parameters: { api: { secondStep: { get, begin, switchOn, switchOff } } },
  render: () => <SecondStepScreen />,
  play: async ({ canvas, userEvent }) => {
    onSince = null;
    await userEvent.type(await canvas.findByLabelText('Your password'), 'a walk in the rain{Enter}');
    await userEvent.type(await canvas.findByLabelText('Code from the app'), '123456');
    await waitFor(() => expect(canvas.getByText(codes[0] ?? '')).toBeVisible());
    await waitFor(() => expect(begin).toHaveBeenCalledWith({ password: 'a walk in the rain' }));
    await waitFor(() => expect(switchOn).toHaveBeenCalledWith({ code: '123456' }));
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve kept them' }));
    await expect(await canvas.findByText('10 recovery codes left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off two-step login' }));
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain');
    await userEvent.type(canvas.getByLabelText('Code from the app, or a recovery code'), '654321{Enter}');
    await waitFor(() => expect(canvas.getByText('Two-step login is off.')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible();
  },
};
