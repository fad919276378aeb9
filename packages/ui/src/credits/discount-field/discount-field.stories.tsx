import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { DiscountField } from './index.ts';

const meta = {
  title: 'Credits/DiscountField',
  component: DiscountField,
  args: {
    label: 'Discount code',
    applyLabel: 'Apply',
    removeLabel: 'Remove',
    onApply: fn(),
    onRemove: fn(),
    className: 'max-w-100',
  },
  parameters: elementNotes({
    use: 'Where something is paid, above the total, so that the new total is seen at once.',
    avoid: 'Not for a discount that holds without a code: that is a line of the `OrderSummary`.',
    keyboard: [
      ['Enter', 'applies the code'],
      ['Tab', 'goes from the field to its button'],
    ],
    status: 'new',
    synonyms: ['coupon', 'voucher', 'promo code', 'promotion', 'rebate'],
  }),
} satisfies Meta<typeof DiscountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Folded: Story = {
  args: { openLabel: 'Do you have a discount code?' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do you have a discount code?' }));
    await expect(canvas.getByRole('textbox', { name: 'Discount code' })).toHaveFocus();
  },
};
export const Checking: Story = { args: { defaultValue: 'SPRING10', checking: true } };
export const Refused: Story = { args: { defaultValue: 'SPRNG10', error: 'Code not found' } };
export const Applied: Story = { args: { applied: { code: 'SPRING10', text: '10% off' } } };
export const AppliedButWaiting: Story = {
  args: {
    applied: { code: 'PAYPAL10', text: 'This discount applies when you pay with: PayPal or Apple Pay.', waiting: true },
  },
};
export const AppliedForGood: Story = {
  args: { applied: { code: 'TIMEBONUS25', name: 'Welcome discount', text: '25% off' }, onRemove: undefined },
};
/** A mistyped code, corrected, applied and removed again. */
export const Used: Story = {
  render: function Used(args) {
    const [error, setError] = useState<string>();
    const [applied, setApplied] = useState<string>();
    return (
      <DiscountField
        {...args}
        error={error}
        applied={applied === undefined ? undefined : { code: applied, text: '10% off' }}
        onApply={(code) => (code === 'SPRING10' ? setApplied(code) : setError('Code not found'))}
        onRemove={() => setApplied(undefined)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), ' SPRING1{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Code not found');
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('group', { name: 'Discount code' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue(' SPRING10');
  },
};
export const GermanLong: Story = {
  args: {
    label: 'Rabatt- oder Gutscheincode',
    applyLabel: 'Einlösen',
    removeLabel: 'Entfernen',
    applied: { code: 'WILLKOMMENSGUTHABEN2026', text: '25 % Nachlass auf dein erstes Guthabenpaket' },
  },
};
