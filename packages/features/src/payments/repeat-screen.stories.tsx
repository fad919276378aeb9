import { ApiError, NetworkError, type CreditPackage, type LastPurchase, type Payment } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { offline } from '../shared/testing/line.ts';
import { RepeatScreen } from './index.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const offer: CreditPackage = {
  id: 'credits-250',
  credits: 250,
  price: eur(2999),
  pricePerMessage: eur(120),
  discountedPrice: null,
  discountPercentage: null,
  bestValue: false,
};
const last: LastPurchase = { packageId: 'credits-250', method: 'paypal', createdAt: '2026-10-03T18:00:00.000Z' };
const payment: Payment = {
  id: 'payment-2',
  state: 'loading',
  packageId: 'credits-250',
  credits: 250,
  total: eur(2999),
  method: 'paypal',
  kind: 'wallet',
  transfer: null,
  payUrl: 'https://pay.example/payment-2',
  createdAt: '2026-11-21T12:00:00.000Z',
  returnTo: null,
};
const create = fn((_order: object) => ({ payment }));
const calls = (purchase: LastPurchase | null) => ({
  credits: {
    packages: () => ({
      paymentsOpen: true,
      packages: [offer],
      country: 'NL',
      currency: 'EUR',
      messageCredits: 10,
      discountMethods: [],
    }),
  },
  payments: {
    lastPurchase: () => ({ purchase }),
    methods: () => ({
      paymentsOpen: true,
      methods: [
        { id: 'ideal' as const, kind: 'redirect' as const, available: true, retired: false },
        { id: 'paypal' as const, kind: 'wallet' as const, available: true, retired: false },
        { id: 'sofort' as const, kind: 'redirect' as const, available: false, retired: true },
      ],
    }),
    create,
  },
});

const meta = {
  title: 'Payments/Order again',
  component: RepeatScreen,
  args: { onRedirect: fn(), onPayment: fn() },
  parameters: { api: calls(last) },
} satisfies Meta<typeof RepeatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press orders; nothing is ordered before it. */
export const Full: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Order and pay €29.99' });
    await expect(create).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledWith('https://pay.example/payment-2'));
    await expect(create.mock.calls[0]?.[0]).toMatchObject({
      packageId: 'credits-250',
      method: 'paypal',
      expectedTotal: eur(2999),
    });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
export const NothingBought: Story = {
  parameters: { api: calls(null) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You haven’t bought anything yet' });
    await expect(canvas.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/credits');
  },
};
export const PackageGone: Story = {
  parameters: { api: calls({ ...last, packageId: 'credits-75' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The package you bought last is no longer offered' });
  },
};
export const MethodGone: Story = {
  parameters: { api: calls({ ...last, method: 'sofort' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You paid with Sofort last time/);
    await expect(canvas.getByRole('link', { name: 'Pay another way' })).toHaveAttribute('href', '/credits/credits-250');
    await expect(canvas.queryByRole('button', { name: /Order and pay/ })).toBeNull();
  },
};
export const Offline: Story = {
  beforeEach: offline,
  play: async ({ canvas }) => {
    await canvas.findByText(/^You need a connection to buy/);
  },
};
export const PriceChanged: Story = {
  parameters: {
    api: {
      ...calls(last),
      payments: { ...calls(last).payments, create: () => Promise.reject(new ApiError(409, { code: 'conflict' })) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order and pay €29.99' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The price has changed/);
  },
};
/** Payments are not set up. */
export const Closed: Story = {
  parameters: {
    api: { ...calls(last), credits: { packages: () => ({ ...calls(last).credits.packages(), paymentsOpen: false }) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
  },
};
export const Loading: Story = { parameters: { api: { payments: { lastPurchase: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { payments: { lastPurchase: () => Promise.reject(new NetworkError('offline')) } } },
};
