import { NetworkError } from '@heartline/api-client';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { chat, message, never } from '../../shared/testing/fixtures.ts';
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
  parameters: { layout: 'fullscreen', api: { chat: { list: () => ({ chats }) } } },
} satisfies Meta<typeof ChatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** One was not sent, and asks for a decision; what is looked at first asks for none. */
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
/** More than one answer has: the list has them to its end, and finds what was said in the last. */
export const VeryMany: Story = {
  parameters: {
    api: {
      chat: {
        list: ({ cursor }: { cursor?: string }) =>
          cursor === undefined
            ? { chats: many.slice(0, 500), next: many[499]?.conversation.id }
            : { chats: many.slice(500) },
        search: () => ({
          messages: [message(2, { conversationId: many.at(-1)!.conversation.id, text: 'The lighthouse, at last' })],
          next: null,
        }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // By role, looking at so many takes a minute.
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
