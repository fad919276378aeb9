import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { Alert } from '../../feedback/alert/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { PackageCard } from '../package-card/index.ts';
import { OrderFoot } from './index.ts';

const meta = {
  title: 'Credits/OrderFoot',
  component: OrderFoot,
  parameters: elementNotes({
    use: 'Where something is chosen and paid: the choice, its sum and the button stay in view on every screen.',
    avoid: 'Not for forms that cost nothing, and not beside another button that does the same.',
    status: 'new',
    synonyms: ['sticky footer', 'pay bar', 'checkout bar', 'bottom bar', 'sum', 'total'],
  }),
  args: {
    label: '300 credits',
    totalText: '€22.99',
    action: (
      <Button variant="primary" size="lg">
        Continue
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto flex max-w-90 flex-col gap-4 px-4 sm:px-6">
        {[100, 300, 500, 1000].map((credits) => (
          <PackageCard
            key={credits}
            value={String(credits)}
            creditsText={String(credits)}
            creditsLabel="credits"
            priceText="€22.99"
            perMessageText="€0.77 per message"
            selected={credits === 300}
          />
        ))}
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { label: 'Choose a package', totalText: undefined } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const foot = canvas.getByText('€22.99', { selector: '[data-slot=order-foot-sum] *' });
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const NothingChosenPhone: Story = { ...NothingChosen, globals: { viewport: { value: 'phone' } } };
export const ButtonBelow: Story = {
  args: {
    button: 'below',
    action: (
      <Button variant="primary" block size="lg">
        Order and pay €22.99
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Refused: Story = {
  args: { ...ButtonBelow.args, notice: <Alert tone="danger">You haven’t been charged. The price has changed.</Alert> },
  globals: { viewport: { value: 'phone' } },
};
export const GermanLong: Story = {
  args: {
    label: '1.200 Guthabenpunkte',
    totalText: '1.249,99 €',
    button: 'below',
    action: (
      <Button variant="primary" block size="lg">
        Zahlungspflichtig bestellen: 1.249,99 €
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
