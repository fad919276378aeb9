import { ApiError, type Withdrawal } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { never } from '../../shared/testing/fixtures.ts';
import { withdrawal } from '../testing.ts';
import { WithdrawalSection } from './withdrawal-section.tsx';

const reads = (change: Partial<Withdrawal>) => ({
  api: { payments: { withdrawal: () => ({ withdrawal: withdrawal(change) }) } },
});

const meta = {
  title: 'Credits/Withdrawal',
  component: WithdrawalSection,
  args: { paymentId: 'payment-1' },
  globals: { viewport: { value: 'phone' } },
  parameters: reads({}),
} satisfies Meta<typeof WithdrawalSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** The second step: the credits, how many were used, and the refund, before it is confirmed. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw from contract here' }));
    await expect(screen.getByRole('alertdialog', { name: 'Withdraw from the contract?' })).toBeVisible();
    await expect(screen.getByText('€19.55')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled();
  },
};
export const AskingInGerman: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vertrag hier widerrufen' }));
    await expect(screen.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  },
};
/** A message was sent in another tab meanwhile: nothing was withdrawn, and the new amounts are shown. */
export const UsedMeanwhile: Story = {
  parameters: {
    api: {
      payments: {
        withdrawal: () => ({ withdrawal: withdrawal({}) }),
        withdraw: () => Promise.reject(new ApiError(409, { code: 'conflict' })),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw from contract here' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await expect(
      await screen.findByText('You’ve used credits in the meantime. Here are the new amounts.'),
    ).toBeVisible();
  },
};
/** Partly refunded earlier. */
export const RefundedInPart: Story = {
  parameters: reads({ refunded: { amount: 500, currency: 'EUR' }, back: { amount: 1455, currency: 'EUR' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw from contract here' }));
    await expect(screen.getByText('Already refunded')).toBeVisible();
  },
};
const confirmedAt = '2026-11-20T09:15:30.000Z';
export const Confirmed: Story = { parameters: reads({ state: 'confirmed', confirmedAt }) };
export const Late: Story = { parameters: reads({ state: 'late', confirmedAt }) };
export const Refunded: Story = { parameters: reads({ state: 'refunded', confirmedAt }) };
export const Over: Story = { parameters: reads({ state: 'over' }) };
export const UsedUp: Story = { parameters: reads({ state: 'used_up', left: 0 }) };
export const Loading: Story = { parameters: { api: { payments: { withdrawal: never } } } };
