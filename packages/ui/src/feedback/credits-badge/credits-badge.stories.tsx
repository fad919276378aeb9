import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { CreditsBadge } from './index.ts';

const meta = {
  title: 'Feedback/CreditsBadge',
  component: CreditsBadge,
  parameters: elementNotes({
    use: 'On the link to the credits once they run low: a warning from 10 on, danger at 0 (NAV-03).',
    avoid: 'Not for other numbers: use `CounterBadge`.',
    synonyms: ['balance', 'low credits', 'warning'],
  }),
  args: { credits: 1, label: '1 credit left' },
} satisfies Meta<typeof CreditsBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const AtTheLimit: Story = { args: { credits: 10, label: '10 credits left' } };
export const None: Story = { args: { credits: 0, label: 'No credits left' } };
export const Enough: Story = {
  args: { credits: 11 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="credits-badge"]')).toBeNull();
  },
};
