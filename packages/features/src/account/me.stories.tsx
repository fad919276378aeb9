import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { freeUser, never, newUser, storyNow, user } from '../shared/testing/fixtures.ts';
import { MeScreen } from './me-screen.tsx';

const sessions = [
  { id: 'one', client: 'web', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: storyNow, current: true },
  {
    id: 'two',
    client: 'app',
    createdAt: '2026-10-01T10:00:00.000Z',
    lastUsedAt: '2026-11-20T20:00:00.000Z',
    current: false,
  },
];
const update = fn((change: object) => ({ user: { ...user, ...change } }));
const calls = {
  account: { sessions: () => ({ sessions }), update },
  session: { logout: () => ({}) },
};
const withAccount = (change: object) => ({ api: { ...calls, account: { ...calls.account, ...change } } });

const meta = {
  title: 'Account/Me',
  component: MeScreen,
  args: { onSignedOut: fn() },
  parameters: { api: calls },
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Credits 120 credits' })).toHaveAttribute('href', '/credits');
    await expect(canvas.getByRole('link', { name: 'Premium Active' })).toHaveAttribute('href', '/premium');
    await expect(canvas.queryByRole('link', { name: 'Moderation' })).toBeNull();
  },
};
export const Free: Story = { parameters: { user: freeUser } };
export const FreeOnPhone: Story = { parameters: { user: freeUser }, globals: { viewport: { value: 'phone' } } };
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const JustSignedUp: Story = { parameters: { user: newUser } };
export const OfStaff: Story = { parameters: { user: { ...user, moderator: true } } };
/** What others see of the chatting is switched here, at once. */
export const PrivacyOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    update.mockClear();
    await userEvent.click(canvas.getByText('Privacy'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Show when I’m typing' }));
    await expect(update).toHaveBeenCalledWith({ showsTyping: false });
  },
};
/** Without a key of the site, or in a browser that has no pushes. */
export const NotificationsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Notifications on this device'));
    await expect(canvas.getByText(/can’t show notifications/)).toBeVisible();
  },
};
export const DevicesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Where you’re logged in'));
    await expect(await canvas.findByRole('button', { name: 'Log all other devices out' })).toBeVisible();
  },
};
export const DevicesLoading: Story = {
  parameters: withAccount({ sessions: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Where you’re logged in'));
  },
};
export const DevicesLoadFailed: Story = {
  parameters: withAccount({ sessions: () => Promise.reject(new ApiError(503, { code: 'busy' })) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Where you’re logged in'));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const LogOut: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce());
  },
};
export const LogOutFailed: Story = {
  parameters: { api: { ...calls, session: { logout: () => Promise.reject(new NetworkError('offline')) } } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent(/connection|reach/));
    await expect(args.onSignedOut).not.toHaveBeenCalled();
  },
};
