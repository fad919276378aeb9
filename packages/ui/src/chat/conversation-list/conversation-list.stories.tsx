import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVerticalIcon, MessagesSquareIcon } from 'lucide-react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { ConversationRow } from '../conversation-row/index.ts';
import { ConversationList } from './index.ts';

const people = ['Anna', 'Jonas', 'Marie', 'Pieter', 'Ines', 'Lukas', 'Freja', 'Tomasz'];
const lines = [
  'Do you know the little place by the canal?',
  'See you on Sunday',
  'You sent a gift',
  'Ha, that was not me',
];

const rows = people.map((name, index) => (
  <ConversationRow
    key={name}
    name={name}
    href={`#/chats/${index}`}
    src={portrait(index)}
    lastMessage={lines[index % lines.length]}
    timeText={index < 3 ? `20:${14 - index}` : 'Monday'}
    unreadCount={index < 2 ? index + 1 : 0}
    unreadLabel="new messages"
    presenceLabel={index % 3 === 0 ? 'Online' : undefined}
    selected={index === 2}
    fictionalLabel={index === 4 ? 'Fictional profile' : undefined}
  />
));

const meta = {
  title: 'Chat/ConversationList',
  component: ConversationList,
  args: { title: 'Messages', children: rows, loadingLabel: 'Loading conversations' },
  parameters: {
    ...elementNotes({
      use: 'All conversations of a member, newest first, with its loading, empty and failed state.',
      avoid: 'Not for members without a conversation: use `MemberGrid` or `LikesRow`.',
      keyboard: [
        ['Tab', 'goes from conversation to conversation'],
        ['Enter', 'opens it'],
        ['A long touch', 'opens its actions'],
      ],
      synonyms: ['inbox', 'chats', 'threads', 'message overview'],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <div className="h-180 max-w-100 border-r border-line">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const openActions = fn();
/** On a touch screen a long press on a row opens its actions; keyboards and screen readers have the button. */
export const HeldRow: Story = {
  args: {
    children: (
      <ConversationRow
        name="Anna"
        href="#/chats/1"
        src={portrait(0)}
        lastMessage={lines[0]}
        timeText="20:14"
        actions={
          <IconButton size="sm" label="Actions for the conversation with Anna" onClick={openActions}>
            <EllipsisVerticalIcon />
          </IconButton>
        }
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Anna' });
    const touch = { pointerType: 'touch', isPrimary: true, clientX: 60, clientY: 100 };
    const shakes = spyOn(navigator, 'vibrate');
    await fireEvent.pointerDown(link, touch);
    await waitFor(() => expect(shakes).toHaveBeenCalledOnce());
    await fireEvent.pointerUp(link, touch);
    await waitFor(() => expect(openActions).toHaveBeenCalledOnce());
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Actions/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(openActions).toHaveBeenCalledTimes(2);
  },
  beforeEach: () => {
    openActions.mockClear();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = {
  args: {
    state: 'empty',
    empty: (
      <div className="flex flex-col items-center gap-3 text-center">
        <MessagesSquareIcon aria-hidden className="size-10 text-primary-text" />
        <h2 className="text-lg font-bold">No conversations yet</h2>
        <p className="text-ink-muted">Say hello to someone whose profile you like.</p>
        <Button asChild>
          <a href="#/members">Find someone</a>
        </Button>
      </div>
    ),
  },
};
export const Failed: Story = {
  args: {
    state: 'error',
    error: (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>Your conversations could not be loaded.</p>
        <Button variant="outline">Try again</Button>
      </div>
    ),
  },
};
