import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { AttributeList } from '../../member/attribute-list/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { ResultPanel } from './index.ts';

const meta = {
  title: 'Credits/ResultPanel',
  component: ResultPanel,
  parameters: elementNotes({
    use: 'How a payment went, on the page after it.',
    avoid:
      'Not for the result of a small act: use `Toast`. It shows what the server knows, never what an address claims.',
    synonyms: ['success', 'failed', 'pending', 'cancelled', 'thank you', 'confirmation'],
  }),
  args: {
    state: 'completed',
    title: '200 credits added',
    text: 'You have 214 credits now, and you are a premium member.',
    actions: <Button>Back to the conversation</Button>,
  },
} satisfies Meta<typeof ResultPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {};
/** With the receipt below the next steps. */
export const WithReceipt: Story = {
  args: {
    details: (
      <AttributeList
        variant="rows"
        items={[
          { id: 'order', label: '200 credits', value: '€49.99' },
          { id: 'number', label: 'Payment number', value: '4F2A-77C0' },
        ]}
      />
    ),
  },
};
export const Loading: Story = {
  args: { state: 'loading', title: 'Asking the bank', text: 'This takes a few seconds.', actions: undefined },
};
export const Pending: Story = {
  args: {
    state: 'pending',
    title: 'Your payment is being processed',
    text: 'We will tell you as soon as it has arrived. You can leave this page.',
  },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    title: 'Payment failed or has been cancelled',
    text: 'You haven’t been charged.',
    actions: [
      <Button key="again">Try again</Button>,
      <Button key="other" variant="outline">
        Another way to pay
      </Button>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment failed');
  },
};
export const Cancelled: Story = {
  args: { state: 'cancelled', title: 'You cancelled the payment', text: 'You haven’t been charged.' },
};
export const Refunded: Story = {
  args: {
    state: 'refunded',
    title: 'This payment has been refunded',
    text: 'You’ll get the money back the way you paid.',
  },
};
export const Disputed: Story = {
  args: { state: 'disputed', title: 'This payment is disputed', text: 'Your bank has asked for the money back.' },
};
