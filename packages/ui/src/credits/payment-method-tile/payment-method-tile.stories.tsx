import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { PaymentMethodGroup, PaymentMethodTile, type PaymentMethodCode } from './index.ts';

const meta = {
  title: 'Credits/PaymentMethodTile',
  component: PaymentMethodTile,
  parameters: elementNotes({
    use: 'The ways to pay that a country offers; inside a `PaymentMethodGroup`, or as links.',
    avoid:
      'Not for other choices: use `RadioGroup`. Choose none for the reader; a choice that is missing is named by `choiceError`.',
    keyboard: [
      ['Arrow keys', 'choose another method'],
      ['Enter', 'follows the link, where it is one'],
    ],
    synonyms: ['iDEAL', 'Wero', 'PayPal', 'card', 'bank', 'giropay', 'Klarna', 'checkout', 'pay with'],
  }),
  args: { method: 'ideal', name: 'iDEAL | Wero', href: '#/credits/200/ideal', className: 'max-w-100' },
} satisfies Meta<typeof PaymentMethodTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const WithHint: Story = { args: { method: 'sct', name: 'Bank transfer', hint: 'Takes 1 to 3 days' } };
export const Card: Story = {
  args: {
    method: 'creditcard',
    name: 'Card',
    href: undefined,
    includes: [
      { method: 'visa', name: 'Visa' },
      { method: 'mastercard', name: 'Mastercard' },
      { method: 'maestro', name: 'Maestro' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Card Visa Mastercard Maestro' })).toBeEnabled();
  },
};
export const Choice: Story = { args: { href: undefined } };
export const Selected: Story = { args: { href: undefined, selected: true } };
export const Disabled: Story = { args: { href: undefined, disabled: true } };
export const Retired: Story = {
  args: { method: 'giropay', name: 'giropay', retiredNote: 'No longer offered by the provider' },
};
export const Unknown: Story = { args: { method: 'newpay', name: 'NewPay' } };
export const GermanLong: Story = {
  args: {
    name: 'SEPA-Lastschriftverfahren mit Bestätigung per SMS',
    method: 'sdd',
    hint: 'Abbuchung innerhalb von drei Bankarbeitstagen',
  },
};

const names: Record<PaymentMethodCode, string> = {
  sdd: 'Direct debit',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Bank transfer',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Credit card',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  twint: 'TWINT',
  satispay: 'Satispay',
  vipps: 'Vipps',
  cartebancaire: 'Carte Bancaire',
  nexi: 'Nexi',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
};
const methods = Object.entries(names);
const retired = new Set(['giropay', 'sofort']);
const changed = fn();

export const NothingChosenYet: Story = {
  render: () => (
    <PaymentMethodGroup
      label="How do you want to pay?"
      labelVisible
      choiceError="Choose how you want to pay."
      onValueChange={changed}
      className="mx-auto max-w-160"
    >
      {methods.slice(0, 4).map(([method, name]) => (
        <PaymentMethodTile key={method} method={method} name={name} />
      ))}
    </PaymentMethodGroup>
  ),
};

export const AllMethods: Story = {
  render: function Held() {
    const [value, setValue] = useState('ideal');
    return (
      <PaymentMethodGroup
        label="How do you want to pay?"
        labelVisible
        value={value}
        onValueChange={(next) => {
          setValue(next);
          changed(next);
        }}
        className="mx-auto max-w-160"
      >
        {methods.map(([method, name]) => (
          <PaymentMethodTile
            key={method}
            method={method}
            name={name}
            retiredNote={retired.has(method) ? 'No longer offered' : undefined}
          />
        ))}
      </PaymentMethodGroup>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(methods.length);
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(changed).toHaveBeenLastCalledWith('paypal');
    await expect(canvas.getByRole('radio', { name: /giropay/ })).toBeDisabled();
  },
};
