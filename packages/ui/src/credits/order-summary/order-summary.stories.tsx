import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../controls/button/index.ts';
import { DiscountField } from '../discount-field/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { OrderSummary } from './index.ts';

const meta = {
  title: 'Credits/OrderSummary',
  component: OrderSummary,
  parameters: elementNotes({
    use: 'What will be paid and the button that pays it, in one block.',
    avoid: 'Not for what was paid already: use `TransactionRow` or `ResultPanel`.',
    synonyms: ['basket', 'total', 'checkout', 'invoice', 'receipt'],
  }),
  args: {
    title: 'Your order',
    lines: [{ label: '200 credits', amountText: '€49.99' }],
    totalLabel: 'Total',
    totalText: '€49.99',
    note: 'Including 21% VAT. One message costs €0.25. Nothing renews automatically.',
    action: (
      <Button variant="primary" size="lg">
        Pay €49.99 now
      </Button>
    ),
    smallPrint: 'You can withdraw from the contract within 14 days.',
    className: 'max-w-110',
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDiscount: Story = {
  args: {
    lines: [
      { label: '200 credits', amountText: '€49.99' },
      { label: 'Discount TIMEBONUS25', amountText: '−€12.50', kind: 'discount' },
      { label: 'of which VAT', amountText: '€6.51', kind: 'info' },
    ],
    totalText: '€37.49',
    action: (
      <Button variant="primary" size="lg">
        Pay €37.49 now
      </Button>
    ),
  },
};
export const WithDiscountField: Story = {
  args: {
    discount: (
      <DiscountField
        label="Discount code"
        applyLabel="Apply"
        onApply={() => {}}
        openLabel="Do you have a discount code?"
        defaultValue="SPRNG10"
        error="Code not found"
      />
    ),
  },
};
export const Paying: Story = {
  args: {
    action: (
      <Button variant="primary" size="lg" loading>
        Pay €49.99 now
      </Button>
    ),
  },
};
export const GermanLong: Story = {
  args: {
    title: 'Zusammenfassung deiner Bestellung',
    lines: [
      { label: '1.200 Guthabenpunkte mit Nachrichtenoption', amountText: '1.249,99 €' },
      { label: 'Begrüßungsnachlass WILLKOMMENSGUTHABEN', amountText: '−312,50 €', kind: 'discount' },
    ],
    totalLabel: 'Gesamtbetrag',
    totalText: '937,49 €',
    action: (
      <Button variant="primary" size="lg">
        Zahlungspflichtig bestellen
      </Button>
    ),
  },
};
