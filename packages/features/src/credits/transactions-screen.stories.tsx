import { ApiError, NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { TransactionsScreen } from './index.ts';
import { ledger } from './testing.ts';

const first = { transactions: ledger(), balance: 255, nextCursor: 'entry-0' };

const meta = {
  title: 'Credits/Transactions',
  component: TransactionsScreen,
  parameters: {
    api: {
      credits: {
        transactions: () => first,
        transaction: () => ({ transaction: ledger().find(({ kind }) => kind === 'purchase') }),
      },
    },
  },
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** A payment was disputed at the bank, and the dispute was won. */
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
/** Nobody answered a first message, so what it cost has come back. */
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
export const OneLoading: Story = { args: { id: 'entry-3' }, parameters: { api: { credits: { transaction: never } } } };
export const OneThatDoesNotExist: Story = {
  args: { id: 'entry-99' },
  parameters: { api: { credits: { transaction: () => Promise.reject(new ApiError(404, { code: 'not_found' })) } } },
};
