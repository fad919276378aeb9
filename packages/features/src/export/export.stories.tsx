import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ExportView } from './export-view.tsx';
import type { Copy } from './export.queries.ts';

const making: Copy = {
  id: 'copy-1',
  state: 'making',
  percent: 40,
  askedAt: '2026-11-23T12:00:00Z',
  readyAt: null,
  expiresAt: null,
  bytes: null,
  address: null,
};
const ready: Copy = {
  ...making,
  state: 'ready',
  percent: 100,
  readyAt: '2026-11-23T12:00:05Z',
  expiresAt: '2026-11-30T12:00:05Z',
  bytes: 3_400_000,
  address: '/api/me/export/file?token=Zk3vWq8mTn2rYb6sXc1dFg5hJl9pQu4e',
};

const meta = {
  title: 'Export/A copy of your data',
  component: ExportView,
  args: { copy: null, onRetry: fn(), onRequest: fn() },
} satisfies Meta<typeof ExportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make my copy' }));
    await expect(canvas.getByText('Fill this in.')).toBeVisible();
    await expect(args.onRequest).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Make my copy' }));
    await expect(args.onRequest).toHaveBeenCalledWith('correct horse battery');
  },
};
export const GermanOnPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Sending: Story = { args: { pending: true } };
export const WrongPassword: Story = { args: { error: new ApiError(400, { code: 'password_wrong' }) } };
export const TooManyTries: Story = { args: { error: new ApiError(423, { code: 'account_blocked', minutes: 4 }) } };
export const TooManyCopies: Story = { args: { error: new ApiError(429, { code: 'rate_limited' }, 3_600) } };
export const Offline: Story = { args: { error: new NetworkError() } };
export const Loading: Story = { args: { copy: undefined } };
export const LoadFailed: Story = {
  args: { copy: undefined, loadError: new NetworkError() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { copy: { ...making, state: 'waiting', percent: 0 } } };
export const Making: Story = {
  args: { copy: making },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your copy' })).toHaveAttribute('value', '40');
  },
};
export const Ready: Story = {
  args: { copy: ready },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', ready.address);
    await expect(canvas.getByText(/3\.4 MB/)).toBeVisible();
  },
};
export const ReadyGermanDark: Story = {
  args: { copy: ready },
  globals: { viewport: { value: 'phone' }, locale: 'de', theme: 'dark' },
};
/** Another copy replaces one that is ready. */
export const Again: Story = {
  args: { copy: ready },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new copy' }));
    await waitFor(() => expect(canvas.getByLabelText('Your password')).toBeVisible());
  },
};
export const Failed: Story = { args: { copy: { ...making, state: 'failed', percent: 0 } } };
export const Expired: Story = { args: { copy: { ...making, state: 'expired', percent: 100 } } };
