import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { GiftDialog } from './index.ts';

const prices = {
  rose: 10,
  coffee: 15,
  chocolate: 25,
  bear: 40,
  balloon: 10,
  cake: 25,
  champagne: 60,
  diamond: 200,
  heart: 10,
  sun: 10,
  music: 15,
  ticket: 40,
};
const gifts = Object.entries(prices).map(([id, credits]) => ({ id, credits }));

const meta = {
  title: 'Gifts/Gift window',
  component: GiftDialog,
  args: { open: true, onClose: fn(), memberName: 'Elin', credits: 320, buyHref: '#credits', onSend: fn() },
  parameters: { api: { chat: { gifts: () => ({ gifts }) } } },
} satisfies Meta<typeof GiftDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('radio', { name: /Rose/ }));
    await userEvent.click(body.getByRole('button', { name: 'Send “Rose” for 10 credits' }));
    await expect(args.onSend).toHaveBeenCalledWith('rose');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TooFewCredits: Story = { args: { credits: 20 } };
export const NoCredits: Story = { args: { credits: 0 } };
export const Empty: Story = { parameters: { api: { chat: { gifts: () => ({ gifts: [] }) } } } };
export const Loading: Story = { parameters: { api: { chat: { gifts: () => new Promise<never>(() => {}) } } } };
export const LoadFailed: Story = {
  parameters: { api: { chat: { gifts: () => Promise.reject(new NetworkError('offline')) } } },
};
