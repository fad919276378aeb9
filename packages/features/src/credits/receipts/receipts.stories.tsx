import { ApiError, NetworkError, type Receipt } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { never } from '../../shared/testing/fixtures.ts';
import { receipts } from '../testing.ts';
import { ReceiptsSection } from './receipts-section.tsx';

const given = (list: readonly Receipt[]) => ({ api: { receipts: { list: () => ({ receipts: list }) } } });

const meta = {
  title: 'Credits/Receipts',
  component: ReceiptsSection,
  args: { paymentId: 'payment-1' },
  parameters: given(receipts.slice(0, 1)),
} satisfies Meta<typeof ReceiptsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Receipt R-000012 (PDF)' });
    await expect(link).toHaveAttribute('href', '/api/receipts/receipt-1/pdf');
    await expect(link).toHaveAttribute('download');
  },
};
/** Partly refunded, then the rest was disputed and the dispute was won. */
export const WithCreditNotes: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: given(receipts),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
  },
};
/** Renders nothing without receipts. */
export const NotPaid: Story = {
  tags: ['no-picture'],
  parameters: given([]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const SomebodyElses: Story = {
  tags: ['no-picture'],
  parameters: { api: { receipts: { list: () => Promise.reject(new ApiError(404, { code: 'not_found' })) } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { parameters: { api: { receipts: { list: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { receipts: { list: () => Promise.reject(new NetworkError('offline')) } } },
};
