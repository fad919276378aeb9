import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { elementNotes } from '../../testing/element-notes.ts';
import { holdingValue } from '../../testing/holding-value.tsx';
import { IbanField } from './index.ts';

const Controlled = holdingValue(IbanField);

const meta = {
  title: 'Controls/IbanField',
  component: IbanField,
  args: {
    label: 'IBAN',
    hint: 'You find it on your bank card.',
    value: '',
    onValueChange: fn(),
    validLabel: 'This is a valid IBAN',
    className: 'max-w-md',
  },
  render: (args) => <Controlled {...args} />,
  parameters: elementNotes({
    use: 'For the account of a direct debit. It groups by four, takes any paste and shows a tick once country, length and check digits are right.',
    avoid:
      'For card numbers: those go to the payment provider’s own field. It does not say an IBAN is wrong while one writes: the form does, with ibanProblem, when focus leaves.',
    keyboard: [
      ['Backspace, Delete', 'Take the character beside the caret away, over a space too.'],
      ['Ctrl V', 'Pastes with or without spaces.'],
    ],
    status: 'new',
    synonyms: ['bank account', 'direct debit', 'SEPA', 'account number', 'ISO 13616'],
  }),
} satisfies Meta<typeof IbanField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(input, 'nl91abna0417164300');
    await expect(input).toHaveValue('NL91 ABNA 0417 1643 00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('NL91ABNA0417164300');
    await expect(canvas.getByText('This is a valid IBAN')).toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.tab();
  },
};
export const Valid: Story = { args: { value: 'DE89370400440532013000' } };
export const Longest: Story = { args: { value: 'MT84MALT011000012345MTLCAST001S' } };
export const WithError: Story = {
  args: { value: 'DE88370400440532013000', error: 'There is a typing error in this IBAN.', required: true },
};
export const Disabled: Story = { args: { value: 'DE89370400440532013000', disabled: true } };
export const GermanLong: Story = {
  args: {
    label: 'Internationale Bankkontonummer (IBAN) für das Lastschriftverfahren',
    error: 'Die Prüfziffer stimmt nicht. Bitte vergleichen Sie die Nummer mit der auf Ihrer Girokarte.',
    value: 'DE88370400440532013000',
  },
};
