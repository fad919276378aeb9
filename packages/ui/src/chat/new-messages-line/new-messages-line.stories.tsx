import type { Meta, StoryObj } from '@storybook/react-vite';

import { NewMessagesLine } from './index.ts';

const meta = {
  title: 'Chat/NewMessagesLine',
  component: NewMessagesLine,
  args: { label: '3 new messages' },
} satisfies Meta<typeof NewMessagesLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GermanLong: Story = { args: { label: '128 ungelesene Nachrichten seit gestern' } };
