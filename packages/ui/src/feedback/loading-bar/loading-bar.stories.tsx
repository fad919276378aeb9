import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { LoadingBar } from './index.ts';

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  parameters: elementNotes({
    use: 'At the top of the window while the next page loads (NAV-06).',
    avoid: 'Not for a part of a page: use `Skeleton` or `Spinner`.',
    synonyms: ['progress', 'navigation', 'nprogress', 'route change'],
  }),
  args: { loading: true, label: 'Page is loading' },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without the delay, so that the bar is visible. */
export const Running: Story = {
  args: { throttle: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Page is loading' })).toBeInTheDocument();
  },
};
export const Idle: Story = { args: { loading: false } };
