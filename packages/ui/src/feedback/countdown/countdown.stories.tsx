import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { Countdown } from './index.ts';

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  parameters: elementNotes({
    use: 'The true time until something ends, by the server’s clock (ALT-05).',
    avoid:
      'Never to make somebody hurry: nothing ends that does not really end. For times gone by write a relative time.',
    synonyms: ['timer', 'clock', 'time left', 'hh:mm:ss'],
  }),
  args: { label: 'Offer ends in', target: ((3 * 60 + 59) * 60 + 7) * 1000, now: () => 0 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Offer ends in 03:59:07' })).toBeInTheDocument();
  },
};
export const LastSeconds: Story = { args: { target: 9000 } };
export const Over: Story = {
  args: { target: -5000, onEnd: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Offer ends in 00:00:00' })).toBeInTheDocument();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const Tiles: Story = { args: { variant: 'tiles' } };
