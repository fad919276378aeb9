import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../packages/ui/src/testing/element-notes.ts';
import { mailStories } from './mail-stories.tsx';
import { Written } from './written.tsx';

const meta = {
  ...mailStories,
  title: 'Notifications',
  component: Written,
  parameters: {
    ...mailStories.parameters,
    ...elementNotes({
      use: 'What happened while the member was away, in numbers, with the way to get no more of its kind.',
      avoid: 'Names, texts and pictures of others, and whatever the member has seen already.',
      synonyms: ['notification mail', 'digest', 'reminder', 'unsubscribe', 'weekly update'],
    }),
  },
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewConversations: Story = { args: { letter: 'new_conversations' } };

export const NewMessages: Story = { args: { letter: 'new_messages' } };

export const Like: Story = { args: { letter: 'like' } };

export const LikeByOne: Story = { args: { letter: 'likeByOne' } };

/** Sent days later, without urging. */
export const UnreadMessageReminders: Story = { args: { letter: 'unread_message_reminders' } };

export const WeeklyUpdates: Story = { args: { letter: 'weekly_updates' } };

export const Reminders: Story = { args: { letter: 'reminders' } };

export const WeeklyUpdatesPolishDark: Story = {
  args: { letter: 'weekly_updates' },
  globals: { locale: 'pl', theme: 'dark' },
};

export const NewMessagesGerman: Story = { args: { letter: 'new_messages' }, globals: { locale: 'de' } };
