import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { DisabledAccountView } from './disabled-account-view.tsx';
import { LoginScreen } from './login-screen.tsx';

const meta = {
  title: 'Session/Disabled account',
  component: DisabledAccountView,
  args: { onDelete: fn(), onKeep: fn() },
  parameters: { layout: 'padded', user: null },
} satisfies Meta<typeof DisabledAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Deleting: Story = { args: { pending: true } };
export const Offline: Story = { args: { error: new NetworkError() } };

const login = fn(() => {
  throw new ApiError(403, { code: 'account_disabled' });
});
const requestOfDisabled = fn(() => ({ erasedAt: '2026-12-05T12:00:00.000Z' }));
const onDeleted = fn();
/** Below the message that the account is disabled stands a button to delete it; the typed login is not asked for again. */
export const AfterTheLogIn: Story = {
  parameters: { api: { session: { login }, deletion: { requestOfDisabled } } },
  render: () => <LoginScreen onSignedIn={fn()} onDeleted={onDeleted} />,
  play: async ({ canvas, userEvent }) => {
    requestOfDisabled.mockClear();
    onDeleted.mockClear();
    await userEvent.type(await canvas.findByLabelText('E-mail address or username'), 'anna@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a walk in the rain{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my account' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await expect(await canvas.findByRole('heading', { name: 'Delete account' })).toBeVisible();
    await expect(requestOfDisabled).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    await expect(requestOfDisabled).toHaveBeenCalledWith({ login: 'anna@example.com', password: 'a walk in the rain' });
  },
};
