import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVerticalIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { IconButton } from '../../controls/icon-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { ConversationRow, ConversationRowSkeleton } from './index.ts';

const meta = {
  title: 'Chat/ConversationRow',
  component: ConversationRow,
  parameters: elementNotes({
    use: 'One conversation in a `ConversationList`.',
    avoid: 'Not alone on a page, and not for a member without messages: use `MemberCard`.',
    keyboard: [
      ['Enter', 'opens the conversation'],
      ['Tab', 'goes on to its actions, where it has them'],
    ],
    synonyms: ['chat item', 'thread', 'inbox row', 'list item'],
  }),
  args: {
    name: 'Anna',
    href: '#/chats/1',
    src: portrait(0),
    lastMessage: 'Do you know the little place by the canal?',
    timeText: '20:14',
    dateTime: '2026-05-04T18:14:00Z',
  },
  decorators: [
    (Story) => (
      <ul className="mx-auto max-w-100">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ConversationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unread: Story = { args: { unreadCount: 2, unreadLabel: '2 new messages', presenceLabel: 'Online' } };
export const ManyUnread: Story = { args: { unreadCount: 240, unreadLabel: '240 new messages' } };
export const Selected: Story = { args: { selected: true } };
export const Typing: Story = { args: { typingLabel: 'typing', presenceLabel: 'Online' } };
export const Fictional: Story = {
  args: { fictionalLabel: 'Fictional profile', unreadCount: 2, unreadLabel: '2 new messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').offsetHeight).toBe(72);
  },
};
export const FictionalLongWording: Story = {
  args: {
    fictionalLabel: 'Dieses Profil ist frei erfunden und dient nur der Unterhaltung',
    unreadCount: 1,
    unreadLabel: '1 neue Nachricht',
  },
};
export const Muted: Story = { args: { mutedLabel: 'Muted' } };
export const NotSent: Story = { args: { failedLabel: 'Not sent' } };
export const WithoutPhoto: Story = { args: { src: null } };
export const Long: Story = {
  args: {
    name: 'Maximiliane-Katharina von Hohenlohe-Schillingsfürst',
    lastMessage: 'I spent the whole weekend in the garden, then cooked for friends, and in the evening we walked',
    timeText: 'Donnerstag',
    unreadCount: 120,
    unreadLabel: '120 neue Nachrichten',
  },
};
export const WithActions: Story = {
  args: {
    actions: (
      <IconButton label="More about Anna" onClick={fn()}>
        <EllipsisVerticalIcon aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Anna' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More about Anna' })).toBeVisible();
  },
};
export const Skeleton: Story = { render: () => <ConversationRowSkeleton /> };
