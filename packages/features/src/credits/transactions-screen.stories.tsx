import { ApiError, NetworkError, type Transaction, type WayOfCredits } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { TransactionsScreen } from './index.ts';
import { ledger, receipts, wayOfMessage, wayOfPurchase, wayUsedUp, withdrawal } from './testing.ts';

const first = { transactions: ledger(), balance: 255, nextCursor: 'entry-0' };

const meta = {
  title: 'Credits/Transactions',
  component: TransactionsScreen,
  parameters: {
    api: {
      credits: {
        transactions: () => first,
        transaction: () => ({ transaction: ledger().find(({ kind }) => kind === 'purchase'), way: wayOfPurchase }),
      },
      payments: { withdrawal: () => ({ withdrawal: withdrawal({}) }) },
      receipts: { list: () => ({ receipts: receipts.slice(0, 1) }) },
    },
  },
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The payer disputed a payment at the bank, and the dispute was won. */
export const TakenBackAndRestored: Story = {
  parameters: {
    api: {
      credits: {
        transactions: () => ({
          transactions: ledger(['message', 'restoration', 'reversal', 'message', 'purchase', 'signup']),
          balance: 310,
          nextCursor: null,
        }),
      },
    },
  },
};
/** A purchase was refunded after some of its credits had been used. */
export const BelowZero: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    api: {
      credits: {
        transactions: () => ({
          transactions: ledger(['reversal', 'message', 'gift', 'message', 'message', 'purchase', 'signup']),
          balance: -25,
          nextCursor: null,
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A payment was refunded after/)).toBeVisible();
  },
};
/** A first message stayed unanswered, so its credits were returned. */
export const CreditsBack: Story = {
  parameters: {
    api: {
      credits: {
        transactions: () => ({
          transactions: ledger(['unanswered', 'message', 'message', 'purchase', 'signup']),
          balance: 320,
          nextCursor: null,
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'No answer: credits back' })).toBeVisible();
    await expect(canvas.getByText('+10')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { api: { credits: { transactions: () => ({ transactions: [], balance: 0, nextCursor: null }) } } },
};
export const Loading: Story = { parameters: { api: { credits: { transactions: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { credits: { transactions: () => Promise.reject(new NetworkError('offline')) } } },
};
export const One: Story = { args: { id: 'entry-3' } };
export const OnePhone: Story = { args: { id: 'entry-3' }, globals: { viewport: { value: 'phone' } } };
const one = (kind: Transaction['kind'], way: WayOfCredits) => ({
  api: {
    credits: { transaction: () => ({ transaction: ledger().find((entry) => entry.kind === kind), way }) },
    payments: { withdrawal: () => ({ withdrawal: withdrawal({ state: way.into?.left === 0 ? 'used_up' : 'open' }) }) },
    receipts: { list: () => ({ receipts: [] }) },
  },
});
/** A message shows which purchase its credits came from, and what they cost. */
export const WayOfAMessage: Story = {
  args: { id: 'entry-7' },
  globals: { viewport: { value: 'phone' } },
  parameters: one('message', wayOfMessage),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: '6 credits from your purchase of 15 November 2026: €0.46' }),
    ).toHaveAttribute('href', '/transactions/entry-3');
    await expect(canvas.getByRole('link', { name: '4 credits from your welcome credits' })).toBeVisible();
  },
};
/** A press shows all 26 uses, and the credits that filled a balance below zero. */
export const WayUsedUp: Story = {
  args: { id: 'entry-3' },
  globals: { viewport: { value: 'phone' } },
  parameters: one('purchase', wayUsedUp),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('25 credits filled a balance', { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 26' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(26);
  },
};
export const WayUnused: Story = {
  args: { id: 'entry-3' },
  parameters: one('purchase', { from: [], into: { left: 300, filled: 0, uses: [] } }),
};
export const OneLoading: Story = { args: { id: 'entry-3' }, parameters: { api: { credits: { transaction: never } } } };
export const OneThatDoesNotExist: Story = {
  args: { id: 'entry-99' },
  parameters: { api: { credits: { transaction: () => Promise.reject(new ApiError(404, { code: 'not_found' })) } } },
};
