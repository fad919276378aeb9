import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { PasskeyError } from '../../shared/index.ts';
import { never } from '../../shared/testing/fixtures.ts';
import { PasskeysScreen } from './passkeys-screen.tsx';
import { PasskeysView } from './passkeys-view.tsx';

const phone = {
  id: 'k1',
  name: 'My phone',
  createdAt: '2026-09-02T09:30:00.000Z',
  lastUsedAt: '2026-10-20T18:00:00.000Z',
};
const safe = {
  id: 'k2',
  name: 'The security key that lies in the safe',
  createdAt: '2026-10-02T09:30:00.000Z',
  lastUsedAt: null,
};
const codes = Array.from({ length: 10 }, (_, index) => `7k2m-9xqa-0c4t-vh${index}e`);

const meta = {
  title: 'Account/Passkeys',
  component: PasskeysView,
  args: {
    state: { at: 'list' },
    passkeys: [phone, safe],
    codesLeft: 8,
    hasApp: false,
    supported: true,
    asks: 'passkey',
    onGoTo: fn(),
    onBegin: fn(),
    onMake: fn(),
    onRename: fn(),
    onRemove: fn(),
    onRenew: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof PasskeysView>;
export default meta;
type Story = StoryObj<typeof meta>;

const german = { viewport: { value: 'phone' }, locale: 'de' };

export const None: Story = { args: { passkeys: [], codesLeft: 0, asks: 'password' } };
export const NoneGermanOnPhone: Story = { ...None, globals: german };
export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “My phone”' }));
    await expect(args.onGoTo).toHaveBeenCalledWith({ at: 'renaming', passkey: phone });
    await userEvent.click(canvas.getByRole('button', { name: `Remove “${safe.name}”` }));
    await expect(args.onGoTo).toHaveBeenCalledWith({ at: 'removing', passkey: safe });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onGoTo).toHaveBeenCalledWith({ at: 'adding' });
  },
};
export const SomeOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const SomeGermanOnPhone: Story = { globals: german };
export const SomeDark: Story = { globals: { theme: 'dark' } };
export const Full: Story = {
  args: {
    passkeys: Array.from({ length: 10 }, (_, index) => ({ ...phone, id: `k${index}`, name: `Key ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};
export const Unsupported: Story = {
  args: { supported: false, asks: 'code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This browser can’t use passkeys/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};
export const Adding: Story = {
  args: { state: { at: 'adding' }, passkeys: [], asks: 'password' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain{Enter}');
    await waitFor(() => expect(args.onBegin).toHaveBeenCalledWith({ password: 'a walk in the rain' }));
  },
};
export const AddingAnother: Story = { args: { state: { at: 'adding' } } };
export const AddingWrongPassword: Story = {
  args: { state: { at: 'adding' }, error: new ApiError(400, { code: 'password_wrong' }) },
};
/** The browser's request has expired: adding starts over. */
export const AddingExpired: Story = {
  args: { state: { at: 'adding' }, error: new ApiError(410, { code: 'link_invalid' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
export const Making: Story = {
  args: { state: { at: 'making', options: '{}' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create passkey' }));
    await expect(canvas.getByText('Fill this in.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'My phone{Enter}');
    await waitFor(() => expect(args.onMake).toHaveBeenCalledWith('{}', 'My phone'));
  },
};
export const MakingGermanOnPhone: Story = { args: { state: { at: 'making', options: '{}' } }, globals: german };
export const MakingWaiting: Story = { args: { state: { at: 'making', options: '{}' }, pending: true } };
export const MakingCancelled: Story = {
  args: { state: { at: 'making', options: '{}' }, error: new PasskeyError('cancelled') },
};
export const MakingKnown: Story = {
  args: { state: { at: 'making', options: '{}' }, error: new PasskeyError('known') },
};
export const MakingOffline: Story = { args: { state: { at: 'making', options: '{}' }, error: new NetworkError() } };
export const Codes: Story = { args: { state: { at: 'codes', codes } } };
export const Renaming: Story = {
  args: { state: { at: 'renaming', passkey: phone } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' of old{Enter}');
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith(phone, 'My phone of old'));
  },
};
export const Removing: Story = {
  args: { state: { at: 'removing', passkey: phone } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain{Enter}');
    await waitFor(() =>
      expect(args.onRemove).toHaveBeenCalledWith(phone, { password: 'a walk in the rain', byPasskey: true }),
    );
  },
};
export const RemovingTheLast: Story = { args: { state: { at: 'removing', passkey: phone }, passkeys: [phone] } };
export const RemovingUnrecognised: Story = {
  args: {
    state: { at: 'removing', passkey: phone },
    error: new ApiError(400, { code: 'validation_failed', fields: [{ name: 'passkey', code: 'invalid' }] }),
  },
};

const step = { onSince: null, recoveryCodesLeft: 10, passkey: 'elsewhere' };
const fromServer = (list: () => Promise<never>): Story => ({
  parameters: { api: { passkeys: { list }, secondStep: { get: () => step } } },
  render: () => <PasskeysScreen />,
});
export const Loading: Story = fromServer(never);
export const LoadFailed: Story = fromServer(() => Promise.reject(new NetworkError()));

const rename = fn(({ name }: { name: string }) => ({ passkey: { ...phone, name } }));
const remove = fn(() => ({}));
/** Renames and removes a passkey, with a code as no passkey works on this host. */
export const OfTheServer: Story = {
  tags: ['no-picture'],
  parameters: {
    api: { passkeys: { list: () => ({ passkeys: [phone] }), rename, remove }, secondStep: { get: () => step } },
  },
  render: () => <PasskeysScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename “My phone”' }));
    await userEvent.type(canvas.getByLabelText('Name'), ' of old{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “My phone of old”' }));
    await waitFor(() => expect(rename).toHaveBeenCalledWith({ id: 'k1', name: 'My phone of old' }));
    await userEvent.type(canvas.getByLabelText('Your password'), 'a walk in the rain');
    await userEvent.type(canvas.getByLabelText('Code from the app, or a recovery code'), '7k2m-9xqa-0c4t-vh3e{Enter}');
    await waitFor(() => expect(canvas.getByText('The passkey has been removed.')).toBeVisible());
    await waitFor(() =>
      expect(remove).toHaveBeenCalledWith({
        id: 'k1',
        password: 'a walk in the rain',
        code: '7k2m-9xqa-0c4t-vh3e',
      }),
    );
    await expect(canvas.queryByRole('list', { name: 'Your passkeys' })).toBeNull();
  },
};
