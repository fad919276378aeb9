import { NetworkError } from '@heartline/api-client';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { chat, message, never, user } from '../../shared/testing/fixtures.ts';
import { ChatsScreen, OutboxProvider } from '../index.ts';
import type { OutboxEntry } from '../outbox/outbox-types.ts';
import { entry } from '../testing.tsx';

const none: OutboxEntry[] = [];
const frame: Decorator = (Story, { parameters }) => (
  <OutboxProvider entries={(parameters['entries'] as OutboxEntry[] | undefined) ?? none}>
    <div className="h-dvh">
      <Story />
    </div>
  </OutboxProvider>
);
const last = (number: number, change: Parameters<typeof message>[1]) => ({
  lastMessage: message(number, { conversationId: `chat-${number}`, ...change }),
});
const chats = [
  chat(4, { numUnreadMessages: 3, ...last(9, { mine: false, text: 'Saturday, eleven, the café by the canal?' }) }),
  chat(6, { muted: true, ...last(2, { mine: true, text: 'Good night!', sentAt: '2026-11-20T22:10:00.000Z' }) }),
  chat(8, last(3, { mine: false, kind: 'gift', text: null, giftId: 'rose', sentAt: '2026-11-18T22:10:00.000Z' })),
  chat(
    12,
    last(3, { mine: false, kind: 'icebreaker', text: null, icebreakerId: 'ib04', sentAt: '2026-10-18T22:10:00.000Z' }),
  ),
  chat(16, { lastMessage: null, numUnreadMessages: 0 }),
];
const many = Array.from({ length: 700 }, (_item, index) => chat(index + 1));

const meta = {
  title: 'Chat/Chats',
  component: ChatsScreen,
  decorators: [frame],
  args: { onOpen: fn() },
  // No conversation was open before.
  beforeEach: () => localStorage.removeItem(`heartline-last-chat:${user.id}`),
  parameters: { layout: 'fullscreen', api: { chat: { list: () => ({ chats }) } } },
} satisfies Meta<typeof ChatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the latest conversation without unread messages: opening another would tell its member that it was read. */
export const Full: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
    await expect(args.onOpen).toHaveBeenCalledWith('chat-6');
  },
};
/** Every conversation is unread: the member chooses. */
export const AllUnread: Story = {
  globals: { viewport: { value: 'xl' } },
  parameters: { api: { chat: { list: () => ({ chats: chats.slice(0, 1) }) } } },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Choose a conversation');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** The answered item is named in words. */
export const Answers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    api: {
      chat: {
        list: () => ({
          chats: [
            chat(4, last(3, { mine: false, text: 'Where was that?', about: { kind: 'photo', id: 'photo-1' } })),
            chat(6, last(3, { mine: false, text: 'Which birds?', about: { kind: 'interest', id: 'nature' } })),
            chat(8, last(3, { mine: true, text: 'Where to?', about: { kind: 'interest', id: 'hiking' } })),
          ],
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About your photo: Where was that?')).toBeVisible();
    await expect(canvas.getByText('About your profile: Which birds?')).toBeVisible();
    await expect(canvas.getByText('You: Where to?')).toBeVisible();
  },
};
/** Rows of 72 px: the mark stands beside the name, and the actions need no space. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(new Set(rows.map((row) => row.offsetHeight))).toEqual(new Set([72]));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** One text failed and needs a decision; a held one does not. */
export const NotSent: Story = {
  parameters: {
    entries: [
      entry(1, { conversationId: 'chat-6', state: 'failed', reason: 'internal' }),
      entry(2, { state: 'held', body: { kind: 'text', text: 'There is more on www.example.org' } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is more on/)).toBeVisible();
    await expect(canvas.getAllByText('Not sent')).toHaveLength(1);
  },
};
/** More conversations than one answer holds: scrolling loads them to the end, and the search finds a word in the last. */
export const VeryMany: Story = {
  parameters: {
    api: {
      chat: {
        list: ({ cursor }: { cursor?: string }) =>
          cursor === undefined
            ? { chats: many.slice(0, 500), next: many[499]?.conversation.id }
            : { chats: many.slice(500) },
        // Finds nothing until the word is complete, however slowly it is typed.
        search: ({ q }: { q: string }) => ({
          messages:
            q === 'lighthouse'
              ? [message(2, { conversationId: many.at(-1)!.conversation.id, text: 'The lighthouse, at last' })]
              : [],
          next: null,
        }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // By selector: queries by role take a minute with this many rows.
    const rows = () => canvasElement.querySelectorAll('li');
    await waitFor(() => expect(rows()).toHaveLength(700), { timeout: 10_000 });
    const field = () => canvasElement.querySelector<HTMLInputElement>('input[type="search"]');
    await waitFor(() => expect(field()).toBeVisible());
    await userEvent.type(field()!, 'lighthouse');
    await canvas.findByText('1 message found');
    await expect(rows()).toHaveLength(2);
  },
};
export const Empty: Story = { parameters: { api: { chat: { list: () => ({ chats: [] }) } } } };
export const Loading: Story = { parameters: { api: { chat: { list: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { chat: { list: () => Promise.reject(new NetworkError('offline')) } } },
};
export const Found: Story = {
  parameters: {
    api: {
      chat: {
        list: () => ({ chats }),
        search: ({ q }: { q: string }) => ({
          messages:
            q === 'coffee'
              ? [
                  message(7, { conversationId: 'chat-4', mine: false, text: 'Coffee first, and then the lighthouse?' }),
                  message(3, {
                    conversationId: 'chat-6',
                    mine: true,
                    text: `${'A long story about a long walk. '.repeat(4)}No coffee anywhere.`,
                  }),
                ]
              : [],
          next: null,
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'coffee');
    await canvas.findByText('2 messages found');
  },
};
