import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { CounterBadge } from './index.ts';

const meta = {
  title: 'Feedback/CounterBadge',
  component: CounterBadge,
  parameters: elementNotes({
    use: 'How many new things wait at the place it stands on: messages, likes. From 100 on it says 99+.',
    avoid: 'Not for words: use `Badge`. Not for a balance: use `CreditsBadge`.',
    synonyms: ['notification', 'unread', 'number', 'dot', '99+'],
  }),
  args: { count: 99, label: '99 new messages' },
} satisfies Meta<typeof CounterBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { count: 1, label: '1 new message' } };
export const TwoDigits: Story = {};
export const TooMany: Story = { args: { count: 100, label: '100 new messages' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="counter-badge"]')).toBeNull();
  },
};
