import type { Meta, StoryObj } from '@storybook/react-vite';

import { elementNotes } from '../../testing/element-notes.ts';
import { PackageCard } from './index.ts';

const meta = {
  title: 'Credits/PackageCard',
  component: PackageCard,
  parameters: elementNotes({
    use: 'One package of credits with its price and what a message costs in it.',
    avoid: 'Not outside a `PackageOverview`, and not for premium: use `PremiumOverview`.',
    keyboard: [
      ['Enter', 'follows the link, where it is one'],
      ['Arrow keys', 'choose another package, where it is a choice'],
    ],
    synonyms: ['price card', 'bundle', 'offer', 'plan'],
  }),
  args: {
    value: '200',
    creditsText: '200',
    creditsLabel: 'credits',
    priceText: '€49.99',
    perMessageText: '€0.25 per message',
    href: '#/credits/200',
  },
  decorators: [
    (Story) => (
      <div className="max-w-60 pt-4 max-md:max-w-none">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PackageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const BestValue: Story = { args: { badge: 'Best value' } };
export const Discounted: Story = {
  args: {
    strikePriceText: '€49.99',
    strikePriceLabel: 'instead of',
    priceText: '€37.49',
    discountText: '25% off',
    perMessageText: '€0.19 per message',
  },
};
export const Choice: Story = { args: { href: undefined } };
export const Selected: Story = { args: { href: undefined, selected: true } };
export const Disabled: Story = { args: { href: undefined, disabled: true } };
export const GermanLong: Story = {
  args: {
    creditsText: '1.200',
    creditsLabel: 'Guthabenpunkte',
    badge: 'Günstigster Nachrichtenpreis',
    priceText: '1.249,99 €',
    perMessageText: '1,04 € je Nachricht',
  },
};
