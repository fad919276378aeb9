import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { DirectDebitForm, type DirectDebitFormProps } from './index.ts';

const fields: DirectDebitFormProps['fields'] = {
  holder: { label: 'Account holder' },
  iban: { label: 'IBAN' },
  street: { label: 'Street' },
  houseNumber: { label: 'Number' },
  zip: { label: 'Postcode' },
  city: { label: 'City' },
  phone: { label: 'Mobile number', hint: 'We send a code to it.' },
};
const filled = {
  holder: 'Sanne de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Oudegracht',
  houseNumber: '112',
  zip: '3511 AW',
  city: 'Utrecht',
  phone: '+31612345678',
};
const code: DirectDebitFormProps['code'] = {
  label: 'Code',
  text: 'We sent a code to the number that ends in 78.',
  submitLabel: 'Order and pay €22.99',
  backLabel: 'Change the details',
  onCode: fn(),
  onBack: fn(),
  resend: (
    <Button variant="ghost" size="sm">
      Send another code
    </Button>
  ),
};

const meta = {
  title: 'Credits/DirectDebitForm',
  component: DirectDebitForm,
  args: {
    fields,
    code,
    phone: {
      countryLabel: 'Country calling code',
      country: 'NL',
      countries: [
        { code: 'DE', name: 'Germany', callingCode: '49', trunkPrefix: '0' },
        { code: 'NL', name: 'Netherlands', callingCode: '31', trunkPrefix: '0' },
      ],
    },
    onDetails: fn(),
    detailsLabel: 'Send me the code',
    mandate:
      'You allow Example Media B.V. (creditor NL12ZZZ123456780000) to debit this payment once from your account, and your bank to carry it out. Within eight weeks you can have it returned by your bank.',
    className: 'mx-auto max-w-130',
  },
  parameters: elementNotes({
    use: 'For a payment by SEPA direct debit: account and address, then the code of the SMS (PAY-05).',
    avoid:
      'Not for other methods: their details are asked for on the page of the provider. Where direct debit is refused for good, show an `Alert` and the other methods.',
    keyboard: [['Enter', 'sends the step']],
    status: 'new',
    synonyms: ['SEPA', 'Lastschrift', 'IBAN', 'bank account', 'mandate', 'incasso', 'SDD'],
  }),
} satisfies Meta<typeof DirectDebitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValues: filled },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the code' }));
    await expect(args.onDetails).toHaveBeenCalledWith(filled);
  },
};
export const WithErrors: Story = {
  args: {
    failure: 'Please check two fields.',
    defaultValues: { ...filled, iban: 'NL91ABNA0417164301', phone: '12' },
    fields: {
      ...fields,
      iban: { label: 'IBAN', error: 'This is not an IBAN: please compare it with your bank card.' },
      phone: { label: 'Mobile number', error: 'Please type a mobile number.' },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveFocus());
  },
};
export const Sending: Story = { args: { defaultValues: filled, sending: true } };
/** The page's own button, in a foot that stays in view, submits by the form's id. */
export const WithButtonOfThePage: Story = {
  args: { id: 'debit', ownButton: false, defaultValues: filled },
  render: (args) => (
    <>
      <DirectDebitForm {...args} />
      <Button type="submit" form="debit" className="mx-auto mt-5">
        {args.detailsLabel}
      </Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the code' }));
    await expect(args.onDetails).toHaveBeenCalledWith(filled);
  },
};
export const Code: Story = { args: { step: 'code', defaultValues: filled } };
export const CodeInvalid: Story = {
  args: { step: 'code', defaultValues: filled, code: { ...code, error: 'Code invalid' } },
};
/** To the code and back again: the typed details stay. */
export const BothSteps: Story = {
  render: function BothSteps(args) {
    const [step, setStep] = useState<'details' | 'code'>('details');
    return (
      <DirectDebitForm
        {...args}
        step={step}
        onDetails={() => setStep('code')}
        code={{ ...args.code, onBack: () => setStep('details') }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account holder' }), 'Sanne de Vries{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.code.onCode).toHaveBeenCalledWith('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the details' }));
    await expect(canvas.getByRole('textbox', { name: 'Account holder' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Account holder' })).toHaveValue('Sanne de Vries');
  },
};
export const GermanLong: Story = {
  args: {
    fields: {
      holder: { label: 'Kontoinhaberin oder Kontoinhaber' },
      iban: { label: 'Internationale Bankkontonummer (IBAN)' },
      street: { label: 'Straße' },
      houseNumber: { label: 'Hausnummer' },
      zip: { label: 'Postleitzahl' },
      city: { label: 'Ort' },
      phone: { label: 'Mobilfunknummer', hint: 'Wir senden dir einen Bestätigungscode.' },
    },
    defaultValues: { ...filled, street: 'Donaudampfschifffahrtsstraße', city: 'Villingen-Schwenningen' },
    detailsLabel: 'Bestätigungscode per SMS anfordern',
    mandate:
      'Du ermächtigst die Beispiel Medien GmbH (Gläubiger-Identifikationsnummer DE98ZZZ09999999999), diese Zahlung einmalig von deinem Konto einzuziehen, und weist dein Kreditinstitut an, die Lastschrift einzulösen.',
  },
};
