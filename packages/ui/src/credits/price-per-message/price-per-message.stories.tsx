import type { Meta, StoryObj } from '@storybook/react-vite';

import { PricePerMessage } from './index.ts';

const meta = {
  title: 'Credits/PricePerMessage',
  component: PricePerMessage,
  args: { text: 'One message costs 1 credit, from €0.25' },
} satisfies Meta<typeof PricePerMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: 'Reading and answering with a like is free.' } };
