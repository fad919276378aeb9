import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { GoldBadge } from './index.ts';

const meta = {
  title: 'Member/GoldBadge',
  component: GoldBadge,
  parameters: elementNotes({
    use: 'Marks a premium member, beside a name or on a card (MEM-10). Gold means premium and nothing else.',
    avoid: 'For counts use CounterBadge, for states Badge.',
    synonyms: ['premium', 'vip', 'gem', 'crown', 'membership'],
  }),
  args: { label: 'Premium' },
} satisfies Meta<typeof GoldBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pill: Story = {};
export const Icon: Story = { args: { variant: 'icon' } };
export const GermanLong: Story = { args: { label: 'Premium-Mitgliedschaft' } };
