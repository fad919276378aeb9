import { ApiError, NetworkError, type Payment } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { PaymentResultScreen } from './index.ts';

const payment = (change: Partial<Payment>): Payment => ({
  id: 'payment-1',
  state: 'loading',
  packageId: 'package-300',
  credits: 300,
  total: { amount: 2299, currency: 'EUR' },
  method: 'ideal',
  payUrl: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  returnTo: '/chats/chat-4',
  ...change,
});
const known = (change: Partial<Payment>) => ({
  api: {
    payments: {
      get: () => ({ payment: payment(change) }),
      cancel: () => ({ payment: payment({ state: 'cancelled' as const }) }),
    },
  },
});

const meta = {
  title: 'Payments/Result',
  component: PaymentResultScreen,
  args: { paymentId: 'payment-1' },
} satisfies Meta<typeof PaymentResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Pending: Story = { parameters: known({ state: 'pending' }) };
export const NotFinished: Story = {
  parameters: known({ state: 'pending', payUrl: 'https://pay.example/payment-1' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this payment' }));
    await canvas.findByRole('heading', { name: 'Payment failed or has been cancelled' });
  },
};
export const Completed: Story = {
  parameters: known({ state: 'completed' }),
  play: async ({ canvas }) => {
    const onward = await canvas.findByRole('link', { name: 'Keep chatting' });
    await expect(onward).toHaveAttribute('href', '/chats/chat-4');
    await expect(await canvas.findByText(/^You have [\d,]+ credits now\./)).toBeVisible();
    // The number is for customer service: in the receipt, under the way on.
    const number = canvas.getByText('payment-1');
    await expect(onward.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
export const CompletedFromNowhere: Story = { parameters: known({ state: 'completed', returnTo: null }) };
export const ArrivesWhileOneWaits: Story = {
  parameters: (() => {
    let asked = 0;
    const get = () => ({ payment: payment({ state: (asked += 1) < 2 ? 'pending' : 'completed' }) });
    return { api: { payments: { get } } };
  })(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '300 credits were added' })).toBeVisible(), {
      timeout: 3_000,
    });
  },
};
/** The balance is said when it is known, and not before: here the member's own data does not come. */
export const BalanceUnknown: Story = {
  parameters: { api: { ...known({ state: 'completed' }).api, session: { get: never } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '300 credits were added' });
    await expect(canvas.queryByText(/credits now/)).toBeNull();
  },
};
export const Failed: Story = { parameters: known({ state: 'failed' }) };
export const Cancelled: Story = { parameters: known({ state: 'cancelled' }) };
export const Phone: Story = { parameters: known({ state: 'completed' }), globals: { viewport: { value: 'phone' } } };
export const FailedPhone: Story = {
  parameters: known({ state: 'failed' }),
  globals: { viewport: { value: 'phone' } },
};
export const Unknown: Story = {
  parameters: { api: { payments: { get: () => Promise.reject(new ApiError(404, { code: 'not_found' })) } } },
};
export const LoadFailed: Story = {
  parameters: { api: { payments: { get: () => Promise.reject(new NetworkError('offline')) } } },
};
