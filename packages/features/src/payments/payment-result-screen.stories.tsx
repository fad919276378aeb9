import { ApiError, NetworkError, type Payment, type Withdrawal } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { PaymentResultScreen } from './index.ts';

const payment = (change: Partial<Payment>): Payment => ({
  id: 'payment-1',
  state: 'loading',
  packageId: 'package-300',
  credits: 300,
  total: { amount: 2299, currency: 'EUR' },
  method: 'ideal',
  kind: 'redirect',
  transfer: null,
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
    // The number for customer service stands in the receipt, below the link to continue.
    const number = canvas.getByText('payment-1');
    await expect(onward.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const withdrawal = {
  paymentId: 'payment-1',
  transactionId: 'entry-3',
  state: 'open',
  endsAt: '2026-12-05T12:00:00.000Z',
  bought: 300,
  used: 0,
  left: 300,
  paid: eur(2299),
  refunded: eur(0),
  kept: eur(0),
  back: eur(2299),
  confirmedAt: null,
} satisfies Withdrawal;
/** The payer can withdraw from it: a link stands below the receipt. */
export const Withdrawable: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    api: {
      payments: {
        ...known({ state: 'completed' }).api.payments,
        withdrawal: () => ({ withdrawal }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Withdraw from this purchase' })).toHaveAttribute(
      'href',
      '/transactions/entry-3',
    );
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
    await waitFor(() => expect(canvas.getByRole('heading', { name: '300 credits were added' })).toBeVisible());
  },
};
/** The balance is shown only once it is loaded; here loading the member's data fails. */
export const BalanceUnknown: Story = {
  parameters: { api: { ...known({ state: 'completed' }).api, session: { get: never } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '300 credits were added' });
    await expect(canvas.queryByText(/credits now/)).toBeNull();
  },
};
/** A bank transfer: the values to type into the bank's form, each with a copy button. */
export const Transfer: Story = {
  parameters: known({
    state: 'pending',
    method: 'sct',
    kind: 'transfer',
    payUrl: 'https://pay.example/payment-1',
    transfer: {
      holder: 'Stichting Mollie Payments',
      iban: 'NL53ABNA0627535577',
      bic: 'ABNANL2A',
      reference: 'RF12-3456-7890-1234',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NL53 ABNA 0627 5355 77')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Now send the transfer' })).toBeVisible();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const [label, text] of [
      ['IBAN', 'NL53ABNA0627535577'],
      ['Payment reference', 'RF12-3456-7890-1234'],
      ['Amount', '22.99'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Copy: ${label}` }));
      await expect(copied).toHaveBeenLastCalledWith(text);
    }
  },
};
/** The member can leave: the money is collected in some days. The mandate is shown to keep. */
export const Debit: Story = {
  parameters: known({
    state: 'pending',
    method: 'sdd',
    kind: 'debit',
    mandate: {
      reference: 'HL7F3A91C20B5D4E68',
      creditor: 'Heartline Media B.V.',
      creditorId: 'NL70ZZZ000000010000',
      ibanEnd: '3000',
      collectOn: '2026-11-27',
      signedAt: '2026-11-25T12:00:00.000Z',
    },
  }),
};
export const DebitGermanPhone: Story = { ...Debit, globals: { locale: 'de', viewport: { value: 'phone' } } };
export const TransferPhone: Story = {
  ...Transfer,
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  play: async () => {},
};
export const InAnApp: Story = {
  parameters: known({ state: 'pending', method: 'swish', kind: 'app', payUrl: 'https://pay.example/payment-1' }),
};
/** The provider cannot cancel it: it is still open, and the page says so. */
export const CannotBeCancelled: Story = {
  parameters: {
    api: {
      payments: {
        get: () => ({ payment: payment({ state: 'pending', payUrl: 'https://pay.example/payment-1' }) }),
        cancel: () => ({ payment: payment({ state: 'pending', payUrl: 'https://pay.example/payment-1' }) }),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this payment' }));
    await waitFor(() => expect(document.body).toHaveTextContent('This payment can’t be cancelled any more.'));
  },
};
export const Refunded: Story = { parameters: known({ state: 'refunded' }) };
export const Disputed: Story = { parameters: known({ state: 'disputed', returnTo: null }) };
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
