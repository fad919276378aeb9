import type { Meta, StoryObj } from '@storybook/react-vite';

import { PushQuestion } from './push-question.tsx';

const meta = {
  title: 'Signup/Push question',
  component: PushQuestion,
  args: { state: 'not_subscribed', siteName: 'Heartline' },
} satisfies Meta<typeof PushQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const SwitchedOn: Story = { args: { state: 'subscribed' } };
export const Blocked: Story = { args: { state: 'denied' } };
export const Unsupported: Story = { args: { state: 'unsupported' } };
export const CouldNot: Story = { args: { failed: true } };
export const InGerman: Story = { globals: { viewport: { value: 'phone' }, locale: 'de' } };
