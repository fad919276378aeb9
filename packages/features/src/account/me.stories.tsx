import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { freeUser, never, newUser, storyNow, user } from '../shared/testing/fixtures.ts';
import { MeFrame } from './me-frame.tsx';
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
  decorators: [(Story) => <MeFrame path="/me">{Story()}</MeFrame>],
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
/** Switches for what others see of the chatting act here, at once; links to all other switches stand below. */
export const PrivacyOpen: Story = {
  parameters: {
    settings: { analytics: { kind: 'plausible', origin: 'https://stats.example', site: 'heartline.example' } },
  },
  play: async ({ canvas, userEvent }) => {
    update.mockClear();
    await userEvent.click(canvas.getByText('Privacy'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Show when I’m typing' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ showsTyping: false }));
    await expect(canvas.getByRole('link', { name: 'Who may see my photos' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByRole('link', { name: 'What the site may measure' })).toBeVisible();
  },
};
/** A member who was offered the app finds the instructions open. */
export const CameToInstall: Story = {
  beforeEach: () => {
    history.replaceState(null, '', '#install');
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Look for “Install”/)).toBeVisible();
  },
};
export const SharedDeviceOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Shared device'));
    await expect(canvas.getByRole('switch', { name: 'This is a shared device' })).not.toBeChecked();
  },
};
const resell = (given: boolean | null) => ({
  settings: { memberResell: true },
  api: {
    ...calls,
    consents: {
      list: () => ({ consents: [{ kind: 'resell', given, changedAt: given === null ? null : storyNow }] }),
      set: ({ given: now }: { given: boolean }) => ({
        consents: [{ kind: 'resell', given: now, changedAt: storyNow }],
      }),
    },
  },
});
/**
 * A site that passes details on to partners asks once, with two equally prominent answers; afterwards it is a switch among the others.
 */
export const AskedForConsent: Story = {
  parameters: resell(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No, keep them here' }));
    await waitFor(() => expect(canvas.queryByText('May we pass your details on to partner sites?')).toBeNull());
    await userEvent.click(canvas.getByText('Privacy'));
    await expect(canvas.getByRole('switch', { name: 'Pass my details on to partner sites' })).not.toBeChecked();
  },
};
export const AskedOnPhone: Story = {
  parameters: resell(null),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
/** The site has no push key, or the browser does not support pushes. */
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
