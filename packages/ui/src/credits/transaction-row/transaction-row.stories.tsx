import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../../feedback/badge/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { TransactionRow } from './index.ts';

const meta = {
  title: 'Credits/TransactionRow',
  component: TransactionRow,
  parameters: elementNotes({
    use: 'One movement of credits in the list of transactions.',
    avoid: 'Not for an order that is still open: use `ResultPanel`.',
    keyboard: [['Enter', 'opens the transaction, where it is a link']],
    synonyms: ['ledger', 'history', 'booking', 'statement'],
  }),
  args: {
    title: 'Message to Anna',
    timeText: '4 May, 20:14',
    dateTime: '2026-05-04T18:14:00Z',
    amountText: '−1',
    amountLabel: 'credit',
    direction: 'out',
  },
  decorators: [
    (Story) => (
      <ul className="mx-auto max-w-160">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof TransactionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spent: Story = {};
export const Bought: Story = {
  args: {
    title: '200 credits bought',
    amountText: '+200',
    amountLabel: 'credits',
    direction: 'in',
    priceText: '€49.99',
    href: '#/transactions/1',
  },
};
export const Pending: Story = {
  args: {
    title: '200 credits',
    amountText: '+200',
    direction: 'in',
    priceText: '€49.99',
    status: <Badge>Pending</Badge>,
  },
};
export const GermanLong: Story = {
  args: {
    title: 'Geschenk „Riesengroßer Rosenstrauß“ an Maximiliane-Katharina',
    timeText: 'Donnerstag, 24. September 2026, 20:14 Uhr',
    amountText: '−1.250',
  },
};
