import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Typing } from './index.ts';

const meta = {
  title: 'Chat/Typing',
  component: Typing,
  args: { label: 'Anna is typing' },
} satisfies Meta<typeof Typing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Anna is typing');
  },
};
