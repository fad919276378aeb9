import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  parameters: elementNotes({
    use: 'Something small is under way and nobody knows for how long.',
    avoid: 'Not for a whole page or list: use `Skeleton`. In a button use its `loading`.',
    synonyms: ['loader', 'wait', 'busy'],
  }),
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Labelled: Story = { args: { label: 'Loading messages' } };
export const Large: Story = { args: { className: 'size-10 text-primary-text' } };
