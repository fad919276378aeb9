import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { PackageCard } from '../package-card/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { PackageOverview } from './index.ts';

const meta = {
  title: 'Credits/PackageOverview',
  component: PackageOverview,
  parameters: elementNotes({
    use: 'The packages a country offers, beside each other, to choose one.',
    avoid: 'Not for one package alone, and not where nothing can be bought.',
    keyboard: [
      ['Arrow keys', 'choose another package'],
      ['Tab', 'goes on to the button that continues'],
    ],
    synonyms: ['price table', 'pricing', 'bundles', 'buy credits'],
  }),
  args: {
    label: 'Choose a package',
    value: '200',
    onValueChange: fn(),
    loadingLabel: 'Loading packages',
    note: 'Credits do not expire. Nothing renews automatically.',
    children: [
      <PackageCard
        key="50"
        value="50"
        creditsText="50"
        creditsLabel="credits"
        priceText="€14.99"
        perMessageText="€0.30 per message"
      />,
      <PackageCard
        key="100"
        value="100"
        creditsText="100"
        creditsLabel="credits"
        priceText="€27.99"
        perMessageText="€0.28 per message"
      />,
      <PackageCard
        key="200"
        value="200"
        creditsText="200"
        creditsLabel="credits"
        priceText="€49.99"
        perMessageText="€0.25 per message"
        badge="Best value"
      />,
      <PackageCard
        key="500"
        value="500"
        creditsText="500"
        creditsLabel="credits"
        priceText="€149.99"
        perMessageText="€0.30 per message"
      />,
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PackageOverview
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PackageOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^100 credits/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('100');
    await expect(canvas.getByRole('radio', { name: /^100 credits/ })).toBeChecked();
  },
};
export const WithHeading: Story = { args: { labelVisible: true } };
export const NothingChosen: Story = { args: { value: undefined } };
export const NothingChosenYet: Story = { args: { value: undefined, choiceError: 'Choose a package first.' } };
export const Discounted: Story = {
  args: {
    children: [
      <PackageCard
        key="100"
        value="100"
        creditsText="100"
        creditsLabel="credits"
        strikePriceText="€27.99"
        strikePriceLabel="instead of"
        priceText="€20.99"
        discountText="25% off"
        perMessageText="€0.21 per message"
      />,
      <PackageCard
        key="200"
        value="200"
        creditsText="200"
        creditsLabel="credits"
        strikePriceText="€49.99"
        strikePriceLabel="instead of"
        priceText="€37.49"
        discountText="25% off"
        perMessageText="€0.19 per message"
        badge="Best value"
      />,
    ],
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'error', error: <p role="alert">The packages could not be loaded.</p> } };
