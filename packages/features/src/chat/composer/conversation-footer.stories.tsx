import { elementNotes } from '@heartline/ui/testing/element-notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { offline } from '../../shared/testing/line.ts';
import { ConversationFooter } from './conversation-footer.tsx';
import { loadRudeCheck } from '../rude/find-rude.ts';
import { openTools } from '../testing.tsx';

const meta = {
  title: 'Chat/Chat footer',
  component: ConversationFooter,
  args: {
    state: 'enabled',
    name: 'Elin',
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onSendPhoto: fn(),
    photoPrice: { credits: 15, money: { amount: 119, currency: 'EUR' } },
    maxLength: 1000,
    price: { credits: 10, money: { amount: 79, currency: 'EUR' } },
    credits: 120,
    promised: 0,
    buyHref: '/credits?return_to=%2Fchats%2Fchat-4',
    onOpenIcebreakers: fn(),
    onOpenGifts: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'The chat footer with the words of the site, in everything that may be in the way of a message.',
      avoid: 'For the element itself, with words of your own, see UI / Chat / ChatFooter.',
      synonyms: ['chat input', 'composer', 'message box', 'write a message'],
    }),
  },
  render: (args) => (
    <div className="mx-auto max-w-200 pt-6">
      <ConversationFooter {...args} />
    </div>
  ),
} satisfies Meta<typeof ConversationFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await openTools(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Gifts' }));
    await expect(args.onOpenGifts).toHaveBeenCalledOnce();
  },
};
export const WithoutGifts: Story = {
  args: { onOpenGifts: undefined, price: { credits: 10, money: null }, draft: 'Shall we?' },
};
/** The typed text stays, and the link to more credits leads back here. */
export const OutOfCredits: Story = {
  args: { state: 'no-credits', credits: 4, draft: 'I would love to. Thursday at eight?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/credits?return_to=%2Fchats%2Fchat-4');
  },
};
/** If the page offers credits itself, the button opens that offer. */
export const OutOfCreditsHere: Story = {
  tags: ['no-picture'],
  args: { ...OutOfCredits.args, onBuy: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy credits' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Unsent messages have a claim on the last credits, which are still there. */
export const CreditsPromised: Story = {
  args: { state: 'credits-promised', credits: 5, promised: 20, draft: 'And Friday?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^They’ll use 20 of your 25 credits\./)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Buy credits' })).toBeInTheDocument();
  },
};
/** All emojis, found by their names in the member's language. */
export const Emojis: Story = {
  args: { draft: 'See you at the lake' },
  render: (args) => (
    <div className="mx-auto flex min-h-dvh max-w-200 flex-col justify-end">
      <ConversationFooter {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await openTools(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Emojis' }));
    const search = await screen.findByRole('searchbox', { name: 'Search emojis' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'sailboat{Enter}');
    await expect(args.onDraftChange).toHaveBeenCalledWith(expect.stringContaining('⛵'));
    await userEvent.clear(search);
  },
};
/** Asked once on this device; the text stays whatever the member answers. */
export const RudeWords: Story = {
  args: { draft: 'You are an arsehole' },
  play: async ({ args, canvas, userEvent }) => {
    await openTools(canvas, userEvent);
    await canvas.findByRole('button', { name: 'Emojis' });
    await loadRudeCheck('en');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Send it like this?' })).toBeVisible());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const LimitOfConversations: Story = { args: { state: 'conversation-limit' } };
/** Nothing can be bought offline, and the footer says so. */
export const NothingToBuyOffline: Story = {
  args: { credits: 5, promised: 20, draft: 'And Friday?' },
  beforeEach: offline,
  render: (args) => (
    <div className="mx-auto flex max-w-200 flex-col gap-6 pt-6">
      <ConversationFooter {...args} state="no-credits" />
      <ConversationFooter {...args} state="credits-promised" />
      <ConversationFooter {...args} state="conversation-limit" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^You need a connection to buy/)).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Offline: Story = { args: { state: 'offline', draft: 'See you there' } };
export const MemberGone: Story = { args: { state: 'gone' } };
export const GermanLong: Story = {
  args: { state: 'no-credits', credits: 4 },
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
/** The longest price of the 11 languages, with a text near its limit: each fits one line of a phone. */
export const FinnishLong: Story = {
  args: { price: { credits: 10, money: { amount: 1279, currency: 'EUR' } }, draft: 'ihanaa '.repeat(140) },
  globals: { locale: 'fi', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const price = canvas.getByText(/^10 krediittiä/);
    await expect(price.getBoundingClientRect().height).toBeLessThan(24);
    await expect(canvas.getByText(/^980/).getBoundingClientRect().height).toBeLessThan(24);
    await expect(price.parentElement?.scrollWidth).toBe(price.parentElement?.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Lähetä' })).toHaveAccessibleDescription(
      `${price.textContent} 120 krediittiä jäljellä`,
    );
  },
};
