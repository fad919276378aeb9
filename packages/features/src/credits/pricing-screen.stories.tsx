import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { freeUser, never } from '../shared/testing/fixtures.ts';
import { PricingScreen } from './index.ts';
import { fourPackages, packages } from './testing.ts';

const meta = {
  title: 'Credits/Pricing',
  component: PricingScreen,
  parameters: { api: { credits: { packages: () => packages } } },
} satisfies Meta<typeof PricingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { user: null } };
/** Everything that costs credits, each with its price. */
export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A photo in a chat costs 20 credits.')).toBeVisible();
    await expect(canvas.getByText(/^If someone doesn’t answer your first message within 7 days/)).toBeVisible();
  },
};
export const Phone: Story = { parameters: { user: null }, globals: { viewport: { value: 'phone' } } };
/** Payments are not set up on this site. */
export const Closed: Story = {
  parameters: { user: null, api: { credits: { packages: () => ({ ...packages, paymentsOpen: false }) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You can’t buy credits here yet' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /payment|Buy/ })).not.toBeInTheDocument();
  },
};
export const ClosedForMember: Story = {
  ...Closed,
  parameters: { ...Closed.parameters, user: freeUser },
};
export const ClosedPhone: Story = { ...Closed, globals: { viewport: { value: 'phone' } } };
const late = (value: 'phone' | 'xl'): Story => {
  let coming: Promise<typeof fourPackages>;
  let arrive = () => {};
  return {
    globals: { viewport: { value } },
    beforeEach: () => {
      coming = new Promise((resolve) => {
        arrive = () => resolve(fourPackages);
      });
    },
    parameters: { user: null, api: { credits: { packages: () => coming } } },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByText('Loading prices …');
      const last = () => canvas.getByRole('link', { name: 'Cancellations and refunds' }).getBoundingClientRect().top;
      const rows = () => [...canvasElement.querySelectorAll('li.grid')].map((row) => row.getBoundingClientRect().top);
      const before = { last: last(), rows: rows() };
      await expect(before.rows).toHaveLength(4);
      arrive();
      await canvas.findByText('€8.99');
      await expect({ last: last(), rows: rows() }).toEqual(before);
    },
  };
};
/** The prices load late without a layout shift: the placeholder has their height. */
export const ArrivesLate: Story = late('xl');
export const ArrivesLatePhone: Story = late('phone');
export const Loading: Story = { parameters: { api: { credits: { packages: never } } } };
export const LoadingPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const LoadFailed: Story = {
  parameters: { api: { credits: { packages: () => Promise.reject(new NetworkError('offline')) } } },
};
