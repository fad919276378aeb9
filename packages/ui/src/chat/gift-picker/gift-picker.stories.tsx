import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Spinner } from '../../feedback/spinner/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { GiftPicker, type Gift } from './index.ts';

const drawn = (emoji: string) => <span className="text-4xl [font-variant-emoji:emoji]">{emoji}</span>;
const gifts: Gift[] = [
  { id: 'rose', name: 'Rose', priceText: '5 credits', picture: drawn('🌹') },
  { id: 'coffee', name: 'Coffee', priceText: '5 credits', picture: drawn('☕') },
  { id: 'cake', name: 'Cake', priceText: '8 credits', picture: drawn('🍰') },
  { id: 'bear', name: 'Teddy bear', priceText: '10 credits', picture: drawn('🧸') },
  { id: 'ring', name: 'Ring', priceText: '50 credits', picture: drawn('💍'), disabled: true },
];

const meta = {
  title: 'Chat/GiftPicker',
  component: GiftPicker,
  parameters: elementNotes({
    use: 'To choose a gift and send it inside a conversation, with its price in sight.',
    avoid:
      'Not for things without a price, and not to show a gift that was sent: that is a `MessageBubble` of the kind `gift`.',
    keyboard: [
      ['Arrow keys', 'choose another gift, up and down by rows'],
      ['Tab', 'goes to the send button'],
      ['Enter', 'sends the chosen gift'],
    ],
    synonyms: ['present', 'send a gift', 'catalogue', 'virtual gift'],
  }),
  args: {
    label: 'Choose a gift',
    gifts,
    onSend: fn(),
    sendLabel: (gift) => (gift ? `Send ${gift.name} for ${gift.priceText}` : 'Choose a gift'),
    className: 'mx-auto max-w-120',
  },
} satisfies Meta<typeof GiftPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Cake/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Cake for 8 credits' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('cake');
  },
};
export const NothingChosen: Story = {};
export const Sending: Story = { args: { defaultGiftId: 'rose', sending: true } };
export const TooFewCredits: Story = {
  args: {
    gifts: gifts.map((gift) => ({ ...gift, disabled: true })),
    notice: <p className="text-sm text-warning-text">You do not have enough credits</p>,
  },
};
export const Loading: Story = {
  args: { placeholder: <Spinner label="Loading gifts" className="mx-auto my-10 size-8 text-primary-text" /> },
};
