import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Progress } from './index.ts';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: elementNotes({
    use: 'How far something with a known end has come: an upload, a profile.',
    avoid: 'Not when the end is unknown: use `Spinner`. For a form of several pages use `Steps`.',
    synonyms: ['bar', 'percentage', 'upload', 'profile completeness'],
  }),
  args: { label: 'Profile', value: 50 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100, tone: 'success' } };
export const Gold: Story = { args: { value: 70, tone: 'gold' } };
export const Steps: Story = {
  args: { value: 2, max: 5, valueText: 'Step 2 of 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute('aria-valuetext', 'Step 2 of 5');
  },
};
