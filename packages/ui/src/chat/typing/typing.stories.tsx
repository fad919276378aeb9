import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Typing } from './index.ts';

const meta = {
  title: 'Chat/Typing',
  component: Typing,
  parameters: elementNotes({
    use: 'Under the last message, while the other side is writing.',
    avoid: 'Not for loading: use `Spinner` or `Skeleton`. Never for a fictional profile.',
    synonyms: ['dots', 'is writing', 'indicator'],
  }),
  args: { label: 'Anna is typing' },
} satisfies Meta<typeof Typing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Anna is typing');
  },
};
