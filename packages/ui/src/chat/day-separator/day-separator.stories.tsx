import type { Meta, StoryObj } from '@storybook/react-vite';

import { DaySeparator } from './index.ts';

const meta = {
  title: 'Chat/DaySeparator',
  component: DaySeparator,
  args: { label: 'Today', dateTime: '2026-05-04' },
} satisfies Meta<typeof DaySeparator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GermanLong: Story = { args: { label: 'Donnerstag, 24. September 2026' } };
