import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { PresenceDot } from './index.ts';

const meta = {
  title: 'Feedback/PresenceDot',
  component: PresenceDot,
  parameters: elementNotes({
    use: 'On a picture: whether the member is online now.',
    avoid: 'Never for a fictional profile, and never guessed.',
    synonyms: ['online', 'status', 'green dot'],
  }),
  args: { online: true, label: 'Online' },
} satisfies Meta<typeof PresenceDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Offline: Story = { args: { online: false, label: 'Offline' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
