import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { chat, freeUser } from '../../shared/testing/fixtures.ts';
import { MemberChatScreen } from '../index.ts';

const meta = {
  title: 'Chat/Start',
  component: MemberChatScreen,
  args: { memberId: 'member-4', onConversation: fn() },
} satisfies Meta<typeof MemberChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (error: Error) => ({ api: { chat: { start: () => Promise.reject(error) } } });

export const HandsOver: Story = {
  parameters: { api: { chat: { start: () => ({ chat: chat(4) }) } } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onConversation).toHaveBeenCalledWith('chat-4'));
  },
};
export const Starting: Story = {};
export const LimitReached: Story = {
  parameters: { user: freeUser, ...refused(new ApiError(403, { code: 'conversation_limit' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Premium members can start as many as they like\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium');
  },
};
export const ShortBreak: Story = {
  parameters: refused(new ApiError(429, { code: 'rate_limited' }, 180)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can start the next one at \d+:\d\d/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your conversations' })).toHaveAttribute('href', '/chats');
  },
};
export const MemberGone: Story = { parameters: refused(new ApiError(410, { code: 'recipient_gone' })) };
export const LoadFailed: Story = { parameters: refused(new NetworkError('offline')) };
