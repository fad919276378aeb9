import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVerticalIcon, GiftIcon, MessagesSquareIcon, SparklesIcon } from 'lucide-react';
import { expect } from 'storybook/test';

import { IconButton } from '../../controls/icon-button/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { ChatFooter } from '../chat-footer/index.ts';
import { ConversationList } from '../conversation-list/index.ts';
import { ConversationRow } from '../conversation-row/index.ts';
import { InChatBar } from '../in-chat-bar/index.ts';
import { MessageList } from '../message-list/index.ts';
import { renderSample, sampleRows } from '../message-list/sample-messages.tsx';
import { ChatLayout, ChatPane } from './index.ts';

const people = ['Anna', 'Jonas', 'Marie', 'Pieter', 'Ines', 'Lukas', 'Freja', 'Tomasz', 'Chiara'];

const list = (
  <ConversationList title="Messages">
    {people.map((name, index) => (
      <ConversationRow
        key={name}
        name={name}
        href={`#/chats/${index}`}
        src={portrait(index)}
        lastMessage={index % 2 ? 'See you on Sunday' : 'I have never been there, but I would like to.'}
        timeText={index < 3 ? `20:${14 - index}` : 'Monday'}
        unreadCount={index === 1 ? 2 : 0}
        unreadLabel="2 new messages"
        presenceLabel={index % 3 === 0 ? 'Online' : undefined}
        selected={index === 0}
        fictionalLabel={index > 3 ? 'Fictional profile' : undefined}
      />
    ))}
  </ConversationList>
);

const conversation = (
  <ChatPane
    label="Conversation with Anna"
    bar={
      <InChatBar
        headingLevel={2}
        name="Anna"
        src={portrait(0)}
        backHref="#/chats"
        backLabel="All messages"
        profileHref="#/members/1"
        presenceText="Online"
        online
        actions={
          <IconButton label="More">
            <EllipsisVerticalIcon aria-hidden />
          </IconButton>
        }
      />
    }
    footer={
      <ChatFooter
        label="Message to Anna"
        placeholder="Write to Anna"
        sendLabel="Send"
        priceText="1 credit"
        onSend={() => {}}
        defaultValue="Thursday at eight?"
        icebreakerButton={
          <IconButton label="Icebreakers">
            <SparklesIcon aria-hidden />
          </IconButton>
        }
        giftButton={
          <IconButton label="Gifts">
            <GiftIcon aria-hidden />
          </IconButton>
        }
      />
    }
  >
    <MessageList
      items={[{ key: 'day', kind: 'day', number: 0 }, ...sampleRows(24)]}
      renderItem={renderSample}
      label="Messages with Anna"
      jumpToNewestLabel="Go to the newest message"
    />
  </ChatPane>
);

const meta = {
  title: 'Chat/ChatLayout',
  component: ChatLayout,
  args: { list, children: conversation, showing: 'conversation' },
  parameters: {
    ...elementNotes({
      use: 'For the page of the conversations: the list beside the open one, and on a phone one of the two.',
      avoid: 'Not for other pages with two columns: a phone shows only one part of this.',
      synonyms: ['two panes', 'inbox', 'split view', 'messenger'],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <div className="h-185">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {};
export const List: Story = { args: { showing: 'list' } };
export const NothingOpen: Story = {
  args: {
    showing: 'list',
    children: (
      <p className="grid h-full place-items-center px-6 text-center text-ink-muted">
        Choose a conversation to read it here.
      </p>
    ),
  },
};
/** There is no conversation yet: the list takes the whole width. */
export const NothingToOpen: Story = {
  args: {
    showing: 'list',
    children: undefined,
    list: (
      <ConversationList
        title="Messages"
        state="empty"
        empty={
          <EmptyState
            size="sm"
            icon={<MessagesSquareIcon />}
            title="No conversations yet"
            text="Find someone you like and write the first line."
          />
        }
      />
    ),
  },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByText('No conversations yet').getBoundingClientRect();
    const whole = canvasElement.getBoundingClientRect();
    await expect(Math.abs(left - whole.left - (whole.right - right))).toBeLessThanOrEqual(1);
  },
};
