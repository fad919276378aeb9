import { ApiError, type Profile } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { matchKey } from '../shared/index.ts';
import { chat, freeUser, member, never } from '../shared/testing/fixtures.ts';
import { MatchModalHost, type MatchModalHostProps } from './index.ts';

/** The story's live stream reports a match. */
function Matched(props: MatchModalHostProps) {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.setQueryData(matchKey, 'member-4');
  }, [queryClient]);
  return <MatchModalHost {...props} />;
}

const profileOf = (number: number): Profile => ({
  ...member(number, { liked: true }),
  about: '',
  attributes: [],
  interests: [],
  seeking: [],
  photos: [],
  distance: null,
  blocked: false,
  conversationId: null,
});
const calls = (number: number) => ({
  profile: { get: () => ({ profile: profileOf(number) }) },
  chat: { list: () => ({ chats: [] }), start: () => ({ chat: chat(number) }) },
});

const meta = {
  title: 'Likes/Match',
  component: Matched,
  args: { onProfile: fn(), onConversation: fn() },
  parameters: { api: calls(4) },
} satisfies Meta<typeof Matched>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await body.findByRole('button', { name: 'Send a message' }));
};

export const Match: Story = {};
/** The text ascribes no feelings to a fictional profile. */
export const Fictional: Story = {
  parameters: { api: calls(6) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/A like from you, and one back from/);
    await expect(dialog).not.toHaveTextContent(/like each other/);
  },
};
export const Starting: Story = {
  parameters: { api: { ...calls(4), chat: { start: never } } },
  play: async ({ canvasElement }) => press(canvasElement),
};
export const Started: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await waitFor(() => expect(args.onConversation).toHaveBeenCalledWith('chat-4', 'member-4'));
  },
};
export const LimitReached: Story = {
  parameters: {
    user: freeUser,
    api: { ...calls(4), chat: { start: () => Promise.reject(new ApiError(403, { code: 'conversation_limit' })) } },
  },
  play: async ({ canvasElement }) => press(canvasElement),
};
