import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './index.ts';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Labelled: Story = { args: { label: 'Loading messages' } };
export const Large: Story = { args: { className: 'size-10 text-primary-text' } };
