import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { UnsubscribeScreen } from './index.ts';

const unsubscribe = fn(() => ({ kind: 'new_messages', on: false }));
const calls = { getUnsubscription: () => ({ kind: 'new_messages', on: true }), unsubscribe };
const withCalls = (change: object) => ({ user: null, api: { notifications: { ...calls, ...change } } });

const meta = {
  title: 'Notifications/Unsubscribe',
  component: UnsubscribeScreen,
  args: { token: 'secret' },
  parameters: withCalls({}),
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has changed yet: link scanners open this page, too. */
export const Asks: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Unsubscribe' });
    await expect(unsubscribe).not.toHaveBeenCalled();
  },
};
export const AsksGerman: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await canvas.findByRole('heading', { name: 'You’ve unsubscribed' });
  },
};
export const AlreadyDone: Story = {
  parameters: withCalls({ getUnsubscription: () => ({ kind: 'new_messages', on: false }) }),
};
export const LinkDoesNotWork: Story = {
  parameters: withCalls({ getUnsubscription: () => Promise.reject(new ApiError(410, { code: 'link_invalid' })) }),
};
export const NotSent: Story = {
  parameters: withCalls({ unsubscribe: () => Promise.reject(new NetworkError('offline')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await canvas.findByRole('alert');
  },
};
export const Loading: Story = { parameters: withCalls({ getUnsubscription: never }) };
export const LoadFailed: Story = {
  parameters: withCalls({ getUnsubscription: () => Promise.reject(new NetworkError('offline')) }),
};
