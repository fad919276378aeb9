import { NetworkError } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { never } from '../shared/testing/fixtures.ts';
import { offline } from '../shared/testing/line.ts';
import { GiftDialog } from './index.ts';

const prices = {
  rose: 10,
  coffee: 10,
  heart: 10,
  sun: 10,
  kiss: 10,
  letter: 10,
  clover: 10,
  chocolate: 20,
  balloon: 20,
  music: 20,
  icecream: 20,
  strawberries: 20,
  star: 20,
  bear: 30,
  cake: 30,
  cocktail: 30,
  ticket: 40,
  dinner: 40,
  champagne: 50,
  bouquet: 50,
  perfume: 60,
  key: 80,
  diamond: 100,
  boat: 150,
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
    const rose = await body.findByRole('radio', { name: /Rose/ });
    rose.focus();
    // Rows and columns as they are laid out on the screen.
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}');
    const chosen = body.getByRole('radio', { checked: true });
    await expect(chosen).toHaveFocus();
    await expect(chosen.getBoundingClientRect().left).toBe(rose.getBoundingClientRect().left);
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThan(rose.getBoundingClientRect().top);
    await userEvent.click(rose);
    const send = body.getByRole('button', { name: 'Send “Rose” for 10 credits' });
    await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith('rose');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TooFewCredits: Story = { args: { credits: 20 } };
export const NoCredits: Story = {
  args: { credits: 0 },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('You have 0 credits. Gifts start at 10.')).toBeInTheDocument();
  },
};
/** The dialog stays open, and explains why nothing can be bought in it now. */
export const NoCreditsOffline: Story = {
  args: { credits: 0 },
  beforeEach: offline,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^You need a connection to buy/)).toBeInTheDocument();
    await expect(body.queryByRole('link')).toBeNull();
  },
};
export const Empty: Story = { parameters: { api: { chat: { gifts: () => ({ gifts: [] }) } } } };
export const Loading: Story = { parameters: { api: { chat: { gifts: never } } } };
export const LoadFailed: Story = {
  parameters: { api: { chat: { gifts: () => Promise.reject(new NetworkError('offline')) } } },
};
