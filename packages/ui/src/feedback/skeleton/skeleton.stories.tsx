import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: elementNotes({
    use: 'In the shape of what is loading, so that nothing jumps when it comes.',
    avoid: 'Not for less than a moment and not for a press: use the `loading` of `Button`.',
    synonyms: ['placeholder', 'loading', 'shimmer'],
  }),
  args: { label: 'Loading conversations' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Circle: Story = { args: { shape: 'circle' } };
export const Photo: Story = { args: { shape: 'photo', className: 'max-w-50' } };
export const Block: Story = { args: { shape: 'block', className: 'h-24' } };
export const Conversation: Story = {
  render: (args) => (
    <div className="flex max-w-sm items-center gap-3">
      <Skeleton shape="circle" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton {...args} className="w-1/2" />
        <Skeleton />
      </div>
    </div>
  ),
};
