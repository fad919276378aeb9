import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { DaySeparator } from './index.ts';

const meta = {
  title: 'Chat/DaySeparator',
  component: DaySeparator,
  parameters: elementNotes({
    use: 'Between the messages of two days.',
    avoid: 'Not for the first unread message: that is `NewMessagesLine`.',
    synonyms: ['date line', 'divider', 'today', 'yesterday'],
  }),
  args: { label: 'Today', dateTime: '2026-05-04' },
} satisfies Meta<typeof DaySeparator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GermanLong: Story = { args: { label: 'Donnerstag, 24. September 2026' } };
