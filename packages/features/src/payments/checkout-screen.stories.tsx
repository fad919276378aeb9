import { ApiError, NetworkError, paymentMethods, type CreditPackage, type Payment } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CheckoutScreen } from './index.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const offer = (change: Partial<CreditPackage> = {}): CreditPackage => ({
  id: 'package-300',
  credits: 300,
  price: eur(2299),
  pricePerMessage: eur(77),
  discountedPrice: null,
  discountPercentage: null,
  bestValue: false,
  ...change,
});
const prices = (item = offer()) => ({ packages: [item], country: 'NL', currency: 'EUR', messageCredits: 10 });
const methods = ['ideal', 'maestro', 'paysafecard', 'sct', 'creditcard', 'paypal', 'applepay'] as const;
const offers = [
  ...methods.map((id) => ({ id, available: true, retired: false })),
  { id: 'sofort' as const, available: false, retired: true },
];
const payment: Payment = {
  id: 'payment-1',
  state: 'loading',
  packageId: 'package-300',
  credits: 300,
  total: eur(2299),
  method: 'ideal',
  payUrl: 'https://pay.example/payment-1',
  createdAt: '2026-11-21T12:00:00.000Z',
  returnTo: null,
};
const calls = {
  credits: { packages: () => prices() },
  payments: { methods: () => ({ methods: offers }), create: () => ({ payment }) },
};
const refused = (error: Error) => ({
  api: { ...calls, payments: { ...calls.payments, create: () => Promise.reject(error) } },
});

const meta = {
  title: 'Payments/Checkout',
  component: CheckoutScreen,
  args: { packageId: 'package-300', onRedirect: fn(), onPayment: fn(), onMethodChange: fn() },
  parameters: { api: calls },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /PayPal/ }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('paypal');
    await userEvent.click(canvas.getByRole('button', { name: 'Order and pay €22.99' }));
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledWith('https://pay.example/payment-1'));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
export const WithDiscount: Story = {
  args: { code: 'TIMEBONUS25' },
  parameters: {
    api: {
      ...calls,
      credits: { packages: () => prices(offer({ discountedPrice: eur(1724), discountPercentage: 25 })) },
    },
  },
};
export const AllMethods: Story = {
  parameters: {
    api: {
      ...calls,
      payments: {
        methods: () => ({
          methods: paymentMethods.map((id) => ({
            id,
            available: id !== 'giropay' && id !== 'sofort',
            retired: id === 'giropay' || id === 'sofort',
          })),
        }),
      },
    },
  },
};
export const Ordering: Story = {
  parameters: { api: { ...calls, payments: { methods: calls.payments.methods } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay €22.99' }));
  },
};
const order: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay €22.99' }));
  await canvas.findByRole('alert');
};
export const PriceChanged: Story = { parameters: refused(new ApiError(409, { code: 'conflict' })), play: order };
export const ProviderDown: Story = {
  parameters: refused(new ApiError(503, { code: 'payment_unavailable' })),
  play: order,
};
export const Offline: Story = { parameters: refused(new NetworkError('offline')), play: order };
export const NoMethods: Story = { parameters: { api: { ...calls, payments: { methods: () => ({ methods: [] }) } } } };
export const UnknownPackage: Story = { args: { packageId: 'package-0' } };
export const Loading: Story = { parameters: { api: {} } };
export const LoadFailed: Story = {
  parameters: { api: { ...calls, credits: { packages: () => Promise.reject(new NetworkError('offline')) } } },
};
