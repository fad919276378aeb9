import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrownIcon } from 'lucide-react';

import { elementNotes } from '../../testing/element-notes.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: elementNotes({
    use: 'A short word about the thing it stands on: new, premium, inspected.',
    avoid: 'Not for numbers: use `CounterBadge`. Not to press: use `Chip`.',
    synonyms: ['label', 'tag', 'status', 'pill'],
  }),
  args: { children: 'Berlin' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary', children: 'New' } };
export const Info: Story = { args: { tone: 'info', children: 'Inspected' } };
export const Success: Story = { args: { tone: 'success', children: 'Paid' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Pending' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } };
export const Gold: Story = { args: { tone: 'gold', size: 'md', children: [<CrownIcon key="icon" />, 'Premium'] } };
export const OnPhoto: Story = { args: { tone: 'on-photo', children: '3 photos' } };
export const Medium: Story = { args: { size: 'md' } };
/** One word about the element beside it, in the tone of its meaning. */
export const DoOneWord: Story = {
  name: 'One word, one meaning',
  tags: ['do'],
  args: { tone: 'success', children: 'Paid' },
};
/** Several at once lose their meaning, and a sentence is no badge. */
export const DontThree: Story = {
  name: 'Three at once',
  tags: ['dont'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="primary">New</Badge>
      <Badge tone="gold">Premium</Badge>
      <Badge tone="info">Has been here since yesterday evening</Badge>
    </div>
  ),
};
