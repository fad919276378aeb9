import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { NewMessagesLine } from './index.ts';

const meta = {
  title: 'Chat/NewMessagesLine',
  component: NewMessagesLine,
  parameters: elementNotes({
    use: 'Before the first message the reader has not seen.',
    avoid: 'Not when everything is read, and only once in a list.',
    synonyms: ['unread line', 'divider', 'new messages'],
  }),
  args: { label: '3 new messages' },
} satisfies Meta<typeof NewMessagesLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GermanLong: Story = { args: { label: '128 ungelesene Nachrichten seit gestern' } };
